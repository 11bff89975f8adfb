import { Consent } from "./features/accounts/Consent.ts";
import { MailToken } from "./features/accounts/MailToken.ts";
import { RefreshToken } from "./features/accounts/RefreshToken.ts";
import { Session } from "./features/accounts/Session.ts";
import { User } from "./features/accounts/User.ts";
import { UserRole } from "./features/accounts/UserRole.ts";
import { Biomarker } from "./features/catalogue/Biomarker.ts";
import { Category } from "./features/catalogue/Category.ts";
import { Product } from "./features/catalogue/Product.ts";
import { Provider } from "./features/catalogue/Provider.ts";

/** Every table that has a class; a new entity is added here. */
export const entities = [
  Biomarker,
  Category,
  Consent,
  MailToken,
  Product,
  Provider,
  RefreshToken,
  Session,
  User,
  UserRole,
];
