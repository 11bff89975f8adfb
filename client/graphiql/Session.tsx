import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { useEffect, useState } from "react";
import { askGraph } from "./askGraph.ts";

interface Made {
  accessToken: string;
  expiresAt: string;
}

/** Shows the signed-in account, with a button that puts a token of theirs into the headers. */
export function Session() {
  const [email, setEmail] = useState<string | null>();
  const [message, setMessage] = useState("");
  const { updateActiveTabValues } = useGraphiQLActions();
  const headerEditor = useGraphiQL((state) => state.headerEditor);

  useEffect(() => {
    void askGraph({ query: "{ me { email } }" }).then(({ data }) =>
      setEmail((data?.me as { email: string } | null | undefined)?.email ?? null),
    );
  }, []);

  const putToken = async () => {
    const { data, errors } = await askGraph({
      query: "mutation CreateAccessToken { createAccessToken { accessToken expiresAt } }",
    });
    const made = data?.createAccessToken as Made | undefined;
    if (!made) {
      const isSignedOut = errors?.[0]?.extensions?.code === "UNAUTHENTICATED";
      setEmail(isSignedOut ? null : email);
      return setMessage(isSignedOut ? "Sign in on the site first, then press Token." : (errors?.[0]?.message ?? ""));
    }
    const headers = withToken(headerEditor?.getValue() ?? "", made.accessToken);
    headerEditor?.setValue(headers);
    updateActiveTabValues({ headers });
    document.querySelector<HTMLButtonElement>('.graphiql-editor-tools [data-name="headers"]')?.click();
    const time = new Date(made.expiresAt).toLocaleTimeString("sv-SE", { hour: "2-digit", minute: "2-digit" });
    setMessage(`A token until ${time} is in Headers; it ends with your session.`);
  };

  return (
    <div className="session">
      <p role="status">{message || whoIs(email)}</p>
      {email === null && <a href="/auth">Sign in</a>}
      <button
        type="button"
        onClick={putToken}
        // The editor comes a moment after the page.
        disabled={!headerEditor}
        title="Put a token of your own, good for 30 minutes, into Headers"
      >
        Token
      </button>
    </div>
  );
}

function whoIs(email: string | null | undefined): string {
  if (email === undefined) return "";
  return email ? `Asks as ${email}` : "Asks as nobody";
}

/** The headers editor's content with the token added; anything but an object is replaced. */
function withToken(text: string, accessToken: string): string {
  let headers: Record<string, unknown> = {};
  try {
    headers = Object.fromEntries(
      Object.entries(JSON.parse(text) ?? {}).filter(([name]) => name.toLowerCase() !== "authorization"),
    );
  } catch {
    // Nothing was there, or something that could not have been sent.
  }
  return JSON.stringify({ ...headers, authorization: `Bearer ${accessToken}` }, null, 2);
}
