import { useSearchParams } from "react-router-dom";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { useVisitorGoals } from "../../journey/data/useVisitorGoals.ts";
import { openOnboarding } from "../../journey/dialogEvents.ts";
import type { AreaConfig } from "./areas.ts";
import { filtersFromAddress, ON } from "./listFilters.ts";
import { PersonalToggle } from "./PersonalToggle.tsx";
import { ProductListPage } from "./ProductListPage.tsx";

/** The list page of an area that can be narrowed to what fits the visitor's goals. */
export function PersonalListPage({ area }: { area: AreaConfig }) {
  // Goals are chosen and seen there.
  return useIsOff()("/min-resa") ? <ProductListPage area={area} /> : <WithGoals area={area} />;
}

function WithGoals({ area }: { area: AreaConfig }) {
  const [params] = useSearchParams();
  const visitor = useVisitorGoals(filtersFromAddress(params, area).personal === ON);
  return (
    <ProductListPage
      area={area}
      visitor={visitor}
      renderToggle={(list) => (
        <PersonalToggle {...list} area={area.area} visitor={visitor} onChooseGoals={openOnboarding} />
      )}
    />
  );
}
