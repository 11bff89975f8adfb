import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "../../ui/link/Link.tsx";
import { Seo } from "../Seo.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** The page for something that there is not, or no longer, with the way to the others of its kind. */
export const MissingPage = (props: { title: string; text: string; to: string; action: string }) => (
  <ShortPage>
    <Seo title={props.title} />
    <Typography variant="h1">{props.title}</Typography>
    <Typography sx={{ mt: 4, mb: 6, maxWidth: "44ch" }}>{props.text}</Typography>
    <Button component={Link} to={props.to} variant="contained">
      {props.action}
    </Button>
  </ShortPage>
);
