import Box from "@mui/material/Box";
import { Fragment, type ReactNode, useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Versions } from "../versions/Versions.tsx";
import { type SiteTabs_SettingsFragment as Settings, useSiteSettingsQuery } from "./SiteTabs.generated.ts";

/** Reads the settings once for a form: what others make of them meanwhile changes nothing of what is typed. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: "cache-and-network" });
  const settings = data?.siteSettings;
  const [begun, begin] = useState<Settings>();
  if (settings && !begun) begin(settings);
  const [times, setTimes] = useState(0);
  if (begun) {
    return (
      <>
        <Fragment key={times}>{children(begun)}</Fragment>
        <Box sx={{ mt: 8 }}>
          <Versions
            of="SITE"
            id="1"
            onTaken={async () => {
              const taken = (await refetch()).data?.siteSettings;
              if (!taken) return;
              begin(taken);
              setTimes((count) => count + 1);
            }}
          />
        </Box>
      </>
    );
  }
  return error ? (
    <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label="Hämtar inställningarna …" />
  );
}
