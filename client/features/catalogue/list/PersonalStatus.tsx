import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Area } from "../../../../schema/catalogue.ts";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { VisitorGoals } from "./listFilters.ts";
import type { PersonalList } from "./ProductListPage.tsx";

/** Known facts about the visitor. */
export type KnownVisitor = VisitorGoals & {
  /** What the goals are called; without it as their texts. */
  labels?: readonly string[];
  /** True when it could not be found out. */
  hasFailed?: boolean;
};

/** Which products are hidden because of the visitor's experience. */
const hiddenReason = (experience: VisitorGoals["experience"], area: Area): string =>
  ({
    BEGINNER: `Du har svarat att du är nybörjare, så vi döljer ${area === "TESTS" ? "tester som är svåra att tolka" : "det som har nivån Svår"}.`,
    INTERMEDIATE: "",
    ADVANCED: `Du har svarat att du är erfaren, så vi döljer ${area === "TESTS" ? "tester som inte kräver några förkunskaper" : "det som har nivån Lätt"}.`,
  })[experience];

/** The name of what an area lacks when nothing in it fits a goal. */
const NO_MATCH: Record<Area, string> = {
  TESTS: "Vi har inga tester",
  SUPPLEMENTS: "Vi har inga tillskott med godkänt hälsopåstående",
  BIOHACKING: "Vi har ingen utrustning",
};

/** Goals that a list is narrowed to, or why it is not. */
export function PersonalStatus(props: {
  area: Area;
  visitor: KnownVisitor;
  without: PersonalList["without"];
  onChooseGoals: () => void;
}) {
  const { visitor, onChooseGoals } = props;
  const isOff = useIsOff();
  if (visitor.goals.length > 0) {
    return (
      <>
        Dina mål: {(visitor.labels ?? visitor.goals).join(", ")}. {hiddenReason(visitor.experience, props.area)}{" "}
        <TextLink to="/min-resa" sx={{ color: "text.primary" }}>
          Till Min resa
        </TextLink>
        {props.without.map(({ key, label, guide }) => (
          <Box key={key} component="p" sx={{ m: 0, mt: 2, color: "text.primary" }}>
            {NO_MATCH[props.area]} för {visitor.goals.length > 1 ? `målet ”${label}”` : "det här målet"}.{" "}
            {guide && !isOff(guide.path) && (
              <>
                Läs guiden <TextLink to={guide.path}>{guide.title}</TextLink> i stället.
              </>
            )}
          </Box>
        ))}
      </>
    );
  }
  if (visitor.hasFailed) return "Vi kom inte åt dina mål just nu. Här är hela listan.";
  return (
    <>
      Du har inte valt några mål än, så allt visas.
      <Box sx={{ mt: 3 }}>
        <Button variant="outlined" onClick={onChooseGoals}>
          Välj dina mål
        </Button>
      </Box>
    </>
  );
}
