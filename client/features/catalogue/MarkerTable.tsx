import Check from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { withBreaks } from "./hyphenation.ts";
import type { MarkerAnswerQuery, MarkerChoice_ChoiceFragment } from "./MarkerAnswer.generated.ts";
import { useMoreAside } from "./useMoreAside.ts";

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 15,
  lineHeight: 1.45,
  "& th, & td": { padding: "10px 8px", textAlign: "left", verticalAlign: "top" },
  "& th:first-of-type": { paddingLeft: 0 },
  "& thead th": { verticalAlign: "bottom", borderBottom: `1px solid ${theme.vars?.palette.text.secondary}` },
  "& tbody tr": { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  "& td, & thead th:not(:first-of-type)": { textAlign: "center", minWidth: 92 },
  "& tbody th": { fontWeight: 600, minWidth: 140 },
  // The markers stay where they are while the tests are scrolled.
  "& tr > th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    backgroundColor: theme.vars?.palette.background.default,
  },
}));

/** Which of the tests measures which of the chosen markers, and what each marker tells. */
export function MarkerTable({
  markers,
  tests,
}: {
  markers: MarkerAnswerQuery["markerCover"]["markers"];
  tests: MarkerChoice_ChoiceFragment["tests"];
}) {
  const { region, hasMoreAside } = useMoreAside();
  return (
    <Box sx={{ mt: 8 }}>
      <Typography id="vad-mats" variant="h4" component="h3">
        Vad mäter vad?
      </Typography>
      <Box
        ref={region}
        // What is too wide for the screen can be reached by keyboard too.
        tabIndex={0}
        role="region"
        aria-labelledby="vad-mats"
        sx={{
          mt: 2,
          // What is hidden from the eye is laid out within, and does not widen the page.
          position: "relative",
          overflowX: "auto",
          // Fades at the edge behind which there is more.
          maskImage: hasMoreAside ? "linear-gradient(to left, transparent, #000 32px)" : undefined,
        }}
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">Markör</th>
              {tests.map(({ id, name }) => (
                <th key={id} scope="col">
                  {withBreaks(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {markers.map((marker) => (
              <tr key={marker.id}>
                <th scope="row">
                  {marker.name}
                  <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
                    {marker.description}
                    {marker.unit && ` Anges i\u00a0${marker.unit}.`}
                  </Typography>
                </th>
                {tests.map((test) => (
                  <td key={test.id}>
                    {test.biomarkers.includes(marker.name) ? (
                      <>
                        <Check aria-hidden="true" sx={{ color: "success.main" }} />
                        <VisuallyHidden>Ingår</VisuallyHidden>
                      </>
                    ) : (
                      <Box component="span" sx={{ color: "text.secondary" }}>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>Ingår inte</VisuallyHidden>
                      </Box>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
