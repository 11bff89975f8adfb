import type { ApolloClient } from "@apollo/client";
import { redirect, useParams } from "react-router-dom";
import type { Page } from "../../pageLoader.ts";
import { isAdmin } from "../../session/viewer.ts";
import { page as authorPage } from "../articles/AuthorPage.tsx";
import { pathPart } from "../articles/pathPart.ts";
import { loadText, TextPage } from "./TextPage.tsx";

/** How an author's address begins. */
const AUTHOR = "dr-";

/** Loads an author, or a page that an admin has made; its former address redirects permanently, an unknown one is not found. */
async function loadOwnPage(apollo: ApolloClient, url: URL) {
  const slug = pathPart(url, 1);
  if (slug.startsWith(AUTHOR)) return authorPage.loader?.(apollo, url);
  const path = `/${slug}`;
  const text = (await loadText(apollo, path)) ?? ((await isAdmin(apollo)) && (await loadText(apollo, path, true)));
  if (!text) return new Response(null, { status: 404 });
  return text.slug === slug ? undefined : redirect(`/${text.slug}${url.search}`, 301);
}

/**
 * The page at every address of one segment that no other page has. The route table knows no part of a segment, so authors
 * are among them.
 */
function OwnPage() {
  const { part = "" } = useParams();
  return part.startsWith(AUTHOR) ? <authorPage.Component /> : <TextPage key={part} path={`/${part}`} />;
}

export const page: Page = { Component: OwnPage, loader: loadOwnPage };
