import { languageParts } from "../english.ts";
import { type HtmlNode, visit } from "./markdownTree.ts";

/** Plugin: English names and sentences say that they are English, so that voices read them so. Code is of no language. */
export const markEnglish = () => (tree: HtmlNode) => {
  visit(tree, (node) => {
    if (node.tagName === "code" || node.tagName === "pre" || node.properties?.lang) return false;
    node.children = node.children?.flatMap((child) => (child.type === "text" ? inLanguages(child) : [child]));
    return true;
  });
};

const inLanguages = (node: HtmlNode): HtmlNode[] =>
  languageParts(node.value ?? "").map(({ text, isEnglish }) => {
    const part: HtmlNode = { type: "text", value: text };
    return isEnglish ? { type: "element", tagName: "span", properties: { lang: "en" }, children: [part] } : part;
  });
