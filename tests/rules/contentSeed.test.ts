import "reflect-metadata";
import { describe, expect, it } from "vitest";
import { sitemapPaths } from "../../client/routes.tsx";
import { priceLevel } from "../../schema/rules/content/mrProviders.ts";
import { fillPlaceholders, TO_FILL } from "../../schema/rules/content/placeholders.ts";
import { DEMO_SITE, NEW_SITE } from "../../schema/site.ts";
import { renderHtml } from "../../server/features/content/formatMarkdown.ts";
import { mrProviders } from "../../server/seed/mrProviders.ts";
import { ownPages } from "../../server/seed/ownPages.ts";
import { pages } from "../../server/seed/seedContent.ts";
import { trainingMethods } from "../../server/seed/trainingMethods.ts";
import { demoGuides } from "../support/demoItems.ts";

const page = (slug: string) => pages.find((one) => one.slug === slug);
const allText = JSON.stringify([pages, mrProviders, trainingMethods]);

describe("the demo's MR providers", () => {
  it("are seven invented ones between 2 500 and 20 000 kr, of all three price levels", () => {
    expect(mrProviders).toHaveLength(7);
    expect(Math.min(...mrProviders.map(({ prices: [lowest] }) => lowest))).toBe(2_500);
    expect(Math.max(...mrProviders.map(({ prices: [, highest] }) => highest))).toBe(20_000);
    const levels = mrProviders.map(({ prices: [lowest] }) => priceLevel(lowest * 100));
    expect(new Set(levels)).toEqual(new Set(["LOW", "MEDIUM", "HIGH"]));
    for (const { affiliateLink } of mrProviders) {
      if (affiliateLink) expect(new URL(affiliateLink).hostname).toMatch(/\.example$/);
    }
  });
});

describe("the training methods", () => {
  it("are six, each with a guide that exists", () => {
    expect(new Set(trainingMethods.map(({ slug }) => slug)).size).toBe(6);
    for (const { guidePath } of trainingMethods)
      expect(demoGuides.map(({ slug }) => `/guider/${slug}`)).toContain(guidePath);
  });
});

describe("the texts", () => {
  it("have the sections that they must have", () => {
    expect(page("integritetspolicy")?.sections).toHaveLength(7);
    expect(page("anvandarvillkor")?.sections).toHaveLength(9);
  });

  it.each(pages.map((one) => [one.slug, one] as const))("of %s are whole", (_, { description, sections, ...rest }) => {
    expect(fillPlaceholders(description, DEMO_SITE).length).toBeGreaterThan(60);
    expect(fillPlaceholders(description, DEMO_SITE).length).toBeLessThanOrEqual(170);
    const anchors = sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9-]+$/);
    expect(fillPlaceholders(JSON.stringify({ description, sections, rest }), DEMO_SITE)).not.toMatch(/\{\{\p{L}/u);
  });

  it("lead to pages and places that exist, and nowhere in the open but where they may", () => {
    for (const { sections } of pages) {
      for (const { body } of sections) {
        const { html } = renderHtml(fillPlaceholders(body, DEMO_SITE));
        for (const [, address = ""] of html.matchAll(/ href="([^"]*)"/g)) {
          const [path = "", anchor] = address.split("#");
          if (path.startsWith("/")) {
            expect([...sitemapPaths, "/konto", "/min-resa"]).toContain(path);
            if (anchor) expect(page(path.slice(1))?.sections.map((section) => section.anchor)).toContain(anchor);
          } else {
            expect(address).toMatch(
              /^(mailto:hej@livsresan\.example|tel:(1177|112|116111)|https:\/\/(doi\.org\/.+|www\.(1177|imy|arn|umo)\.se))$/,
            );
          }
        }
      }
    }
  });

  it("say it calmly: no exclamation marks, no straight dashes between words", () => {
    expect(allText).not.toMatch(/!/);
    expect(allText).not.toMatch(/ - [a-zåäö]/);
  });
});

describe("words that an operator decides", () => {
  it("are put in, and what is not known stays", () => {
    expect(fillPlaceholders("{{sajten}} av {{operatör}}, {{okänt}} {{constructor}}", DEMO_SITE)).toBe(
      "Livsresan av Livsresan Demo AB (påhittat företag), {{okänt}} {{constructor}}",
    );
  });

  it("of a site of one's own leave nothing of the demo's, and mark what only its operator knows", () => {
    const own = ownPages(pages);
    expect(own.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug));
    const marked = own.filter((one) => JSON.stringify(one).includes(TO_FILL)).map(({ slug }) => slug);
    expect(marked).toEqual(["integritetspolicy", "om-oss", "tillganglighet"]);
    expect(JSON.stringify(own)).not.toMatch(/påhitta|exempelinnehåll|\bdemo|arbetsdagar/i);
  });

  it("lead to no address while there is none", () => {
    expect(fillPlaceholders("[Mejla oss](mailto:{{e-post}})", NEW_SITE)).toBe("Mejla oss");
    expect(fillPlaceholders("[{{e-post}}](mailto:{{e-post}})", NEW_SITE)).toBe("[FYLL I: e-post]");
  });

  it("are marked where the operator has not filled them in", () => {
    expect(fillPlaceholders("{{sajten}} drivs av {{operatör}}, {{e-post}}", NEW_SITE)).toBe(
      "Livsresan drivs av [FYLL I: operatör], [FYLL I: e-post]",
    );
  });
});
