import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useRef, useState } from "react";
import { INTENSITIES } from "../../../../schema/content.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { methodIcon } from "../../../ui/methodIcons.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { MoveButtons, useMoving } from "../site/MoveButtons.tsx";
import { forgetMethods } from "./forgetMethods.ts";
import {
  EditableTrainingMethodsDocument,
  type MethodsTab_MethodFragment as Method,
  useMoveTrainingMethodMutation,
} from "./MethodsTab.generated.ts";

/** The methods in the order of their page, each with the buttons that move it. */
export function MethodList({ methods }: { methods: readonly Method[] }) {
  const { shown, move } = useOrder(methods);
  const { list, said, go } = useMoving("Metoden", shown.length, move);
  return (
    <>
      <Box component="ul" ref={list} sx={{ listStyle: "none", m: 0, p: 0, borderBottom: 1, borderColor: "divider" }}>
        {shown.map((method, index) => (
          <MethodRow key={method.id} method={method}>
            <MoveButtons
              name={method.title}
              index={index}
              count={shown.length}
              onMove={(to, direction) => go(index, to, direction)}
            />
          </MethodRow>
        ))}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function MethodRow({ method, children }: { method: Method; children: ReactNode }) {
  const { id, title, intensity, duration, frequency } = method;
  const Icon = methodIcon(method.icon);
  const address = addressOfContentTab("metoder", id);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
        alignItems: "center",
        columnGap: 4,
        py: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Icon aria-hidden="true" sx={{ color: "primary.main" }} />
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <TextLink to={address} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, fontWeight: 600 }}>
          {title}
        </TextLink>
        <Box
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1, fontSize: "1rem" }}
        >
          <Badge tint={BADGE_TINTS.intensity[intensity]}>{INTENSITIES[intensity]}</Badge>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {duration} · {frequency}
          </Box>
          {method.isGuideLost && <Badge tint="orange">Guiden visas inte</Badge>}
        </Box>
      </Box>
      <Box sx={{ display: "flex", gridColumn: { xs: "2", md: "auto" }, ml: { xs: -2, md: 0 } }}>
        {children}
        <Button component={Link} to={address} aria-label={`Redigera ${title}`} sx={{ minHeight: 44 }}>
          Redigera
        </Button>
      </Box>
    </Box>
  );
}

/** The methods as they were moved; what was refused is again where it is. */
function useOrder(methods: readonly Method[]) {
  const [moved, setMoved] = useState<readonly Method[]>();
  const shown = moved ?? methods;
  const [send] = useMoveTrainingMethodMutation({
    update: (cache, { data }) => {
      forgetMethods(cache);
      if (data)
        cache.writeQuery({
          query: EditableTrainingMethodsDocument,
          data: { editableTrainingMethods: data.moveTrainingMethod.trainingMethods },
        });
    },
  });
  // One after the other, since each says from where to where.
  const sending = useRef({ last: Promise.resolve(), count: 0, isRefused: false });
  const sendMove = async (id: string, from: number, to: number) => {
    if (sending.current.isRefused) return;
    const { data } = await send({ variables: { input: { id, from, to } } });
    const [wrong] = data?.moveTrainingMethod.errors ?? [];
    if (wrong) refused(wrong.message);
  };
  const refused = (text: string) => {
    sending.current.isRefused = true;
    showToast({ title: "Metoden är inte flyttad", text, tone: "error" });
  };
  const move = (from: number, to: number) => {
    const method = shown[from];
    if (!method) return;
    const others = shown.filter((one) => one !== method);
    setMoved([...others.slice(0, to), method, ...others.slice(to)]);
    const { current } = sending;
    current.count++;
    current.last = current.last
      .then(() => sendMove(method.id, from + 1, to + 1))
      .catch((error) => refused(visitorMessage(error)))
      .then(() => {
        if (--current.count > 0) return;
        current.isRefused = false;
        setMoved(undefined);
      });
  };
  return { shown, move };
}
