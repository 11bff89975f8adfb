import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "../../../ui/link/Link.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** Says before the answers are sent that this takes an account, and leads there and back. */
export const SignInNotice = ({ to }: { to: string }) => (
  <Box sx={{ mb: 7 }}>
    <Notice tone="info">
      <span>Du behöver vara inloggad för att skicka testet. Svaren finns kvar när du kommer tillbaka.</span>
      <Button component={Link} to={to} variant="outlined" color="inherit">
        Logga in eller skapa konto
      </Button>
    </Notice>
  </Box>
);
