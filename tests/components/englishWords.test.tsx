import { expect, it } from "vitest";
import { EnglishWords } from "../../client/ui/EnglishWords.tsx";
import { show } from "../support/components.tsx";

it("marks the names of levels as English within a Swedish text, and no other word", () => {
  const text = "Advanced/Hardcore kräver Medium-rutin; Lightning och medium är inga namn.";
  show(
    [
      {
        path: "/nivaer",
        element: (
          <main>
            <EnglishWords>{text}</EnglishWords>
          </main>
        ),
      },
    ],
    "/nivaer",
  );
  const main = document.querySelector("main");
  expect(main?.textContent).toBe(text);
  expect([...(main?.querySelectorAll("[lang=en]") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Advanced",
    "Hardcore",
    "Medium",
  ]);
});
