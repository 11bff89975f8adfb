import AcUnitOutlined from "~icons/ic/outline-ac-unit";
import AccessibilityNewOutlined from "~icons/ic/outline-accessibility-new";
import DirectionsBikeOutlined from "~icons/ic/outline-directions-bike";
import DirectionsRunOutlined from "~icons/ic/outline-directions-run";
import DirectionsWalkOutlined from "~icons/ic/outline-directions-walk";
import FitnessCenterOutlined from "~icons/ic/outline-fitness-center";
import HotTubOutlined from "~icons/ic/outline-hot-tub";
import PoolOutlined from "~icons/ic/outline-pool";
import RowingOutlined from "~icons/ic/outline-rowing";
import SelfImprovementOutlined from "~icons/ic/outline-self-improvement";
import SpaOutlined from "~icons/ic/outline-spa";
import TimerOutlined from "~icons/ic/outline-timer";
import type { MethodIcon } from "../../schema/trainingMethods.ts";

const ICONS: Readonly<Record<MethodIcon, typeof SpaOutlined>> = {
  STRENGTH: FitnessCenterOutlined,
  INTERVALS: TimerOutlined,
  CYCLING: DirectionsBikeOutlined,
  RUNNING: DirectionsRunOutlined,
  WALKING: DirectionsWalkOutlined,
  SWIMMING: PoolOutlined,
  ROWING: RowingOutlined,
  MOBILITY: AccessibilityNewOutlined,
  YOGA: SelfImprovementOutlined,
  COLD: AcUnitOutlined,
  HEAT: HotTubOutlined,
  RECOVERY: SpaOutlined,
};

/** The picture of a training method; a page that is older than a picture has another one. */
export const methodIcon = (icon: MethodIcon): typeof SpaOutlined => ICONS[icon] ?? SpaOutlined;
