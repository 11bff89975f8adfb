import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Accordion } from "../../client/ui/Accordion.tsx";
import { DataTable } from "../../client/ui/table/DataTable.tsx";

const rendered = (part: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>).replace(/<style[^>]*>.*?<\/style>/gs, "");

describe("an accordion, as the server sends it", () => {
  it("is the browser's own, so that it works before scripts run", () => {
    const html = rendered(
      <Accordion title="Fråga" level="h3">
        Svar
      </Accordion>,
    );
    expect(html).toMatch(/<details[^>]*><summary><h3>Fråga<\/h3>.*<\/summary>Svar<\/details>/s);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it("is one of which one is open at a time, where it has a group", () => {
    const html = rendered(
      ["a", "b"].map((title) => (
        <Accordion key={title} title={title} group="faq">
          {title}
        </Accordion>
      )),
    );
    expect(html.match(/<details name="faq"/g)).toHaveLength(2);
  });

  it("leaves out what is made when it is first opened", () => {
    const html = (isOpen: boolean) =>
      rendered(
        <Accordion title="a" isLate isOpen={isOpen}>
          tungt
        </Accordion>,
      );
    expect(html(false)).not.toContain("tungt");
    expect(html(true)).toContain("tungt");
  });
});

describe("a table", () => {
  const table = (props: { stackBelow?: "sm"; rows: string[] }) =>
    rendered(
      <DataTable
        caption="Namn"
        columns={[
          { key: "name", header: "Namn", isRowHeader: true, cell: (name) => name },
          { key: "length", header: "Längd", align: "end", cell: (name) => name.length },
        ]}
        keyOf={(name) => name}
        empty="Inga namn än."
        {...props}
      />,
    );

  it("says that it is a table where its rows may be blocks", () => {
    const html = table({ stackBelow: "sm", rows: ["Åsa"] });
    for (const role of ["table", "rowgroup", "row", "columnheader", "rowheader", "cell"])
      expect(html).toContain(`role="${role}"`);
    expect(html).toMatch(/<span data-label="" aria-hidden="true">Längd<\/span><div>3<\/div>/);
  });

  it("scrolls in a region of its own name where they may not", () => {
    const html = table({ rows: ["Åsa"] });
    const [, name] = /role="region" aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<caption id="${name}">`);
    expect(html).not.toContain('role="cell"');
  });

  it("says over its whole width that there is nothing", () => {
    expect(table({ rows: [] })).toMatch(/<td[^>]* colSpan="2">Inga namn än\.<\/td>/i);
  });
});
