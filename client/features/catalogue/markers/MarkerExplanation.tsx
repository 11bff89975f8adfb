import { styled } from "@mui/material/styles";
import InfoOutlined from "~icons/ic/outline-info";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { MarkerPicker_BiomarkerFragment } from "./MarkersPage.generated.ts";

const Opener = styled("button")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 44,
  minHeight: 44,
  marginLeft: -8,
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: "none",
  color: theme.vars?.palette.text.secondary,
  cursor: "pointer",
  "& svg": { fontSize: "1.25rem" },
  "&:hover": { color: theme.vars?.palette.text.primary },
  // The explanation is in the answer and on the marker's page, too.
  "@supports not selector(:popover-open)": { display: "none" },
}));

const Bubble = styled("div")(({ theme }) => ({
  width: "min(360px, calc(100vw - 32px))",
  margin: "auto",
  padding: 20,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: "0 6px 24px rgb(0 0 0 / 0.2)",
  lineHeight: 1.5,
  "& > strong": { display: "block", fontWeight: 600 },
  "& > p": { margin: "8px 0 12px" },
  "@supports not selector(:popover-open)": { display: "none" },
}));

/** A marker's description in the browser's own popover: it works by tap and keyboard, without scripts. */
export function MarkerExplanation({ marker }: { marker: MarkerPicker_BiomarkerFragment }) {
  const { databaseId, name, description, path } = marker;
  if (!description) return null;
  const id = `forklaring-${databaseId}`;
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={`Vad är ${name}?`}>
        <InfoOutlined aria-hidden="true" />
      </Opener>
      <Bubble id={id} popover="auto" role="group" aria-label={name}>
        <strong>{name}</strong>
        <p>{description}</p>
        <TextLink to={path}>Mer om {name}</TextLink>
      </Bubble>
    </>
  );
}
