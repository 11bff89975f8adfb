import {
  type Active,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import { type ReactNode, useRef } from "react";
import type { StepValues } from "./protocolValues.ts";

/** Steps are moved up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The steps in their order, which can be dragged to another place, with a pointer or with the keyboard. */
export function StepList(props: {
  steps: readonly StepValues[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const { steps, onMove } = props;
  const sensors = useSensors(
    // A press that does not move is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: Active["id"] | Over["id"] | undefined) => steps.findIndex(({ key }) => key === id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };

  const titleOf = ({ id }: Active) => steps.find(({ key }) => key === id)?.title ?? "Steget";
  /** Where the step that is held was said to be, so that nothing is said twice. */
  const saidAt = useRef(-1);
  const formatPlace = (place: number) => `plats ${place + 1} av ${steps.length}`;
  return (
    <DndContext
      id="steg"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Tryck på mellanslag för att lyfta steget, flytta det med pilarna uppåt och nedåt, och tryck på mellanslag igen för att släppa det. Escape avbryter.",
        },
        announcements: {
          onDragStart: ({ active }) => {
            saidAt.current = placeOf(active.id);
            return `${titleOf(active)} är lyft, på ${formatPlace(saidAt.current)}.`;
          },
          onDragOver: ({ active, over }) => {
            const place = placeOf(over?.id);
            if (place < 0 || place === saidAt.current) return undefined;
            saidAt.current = place;
            return `${titleOf(active)} är på ${formatPlace(place)}.`;
          },
          onDragEnd: ({ active, over }) =>
            `${titleOf(active)} är släppt på ${formatPlace(placeOf(over ? over.id : active.id))}.`,
          onDragCancel: ({ active }) =>
            `Flytten avbröts. ${titleOf(active)} är kvar på ${formatPlace(placeOf(active.id))}.`,
        },
      }}
    >
      <SortableContext items={steps.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label="Steg" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
          {props.children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
