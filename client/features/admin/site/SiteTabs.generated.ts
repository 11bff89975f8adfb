/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** Whether visitors shall see the site. */
export type SetSiteOpenInput = {
  /** True to open it, false to say that it opens soon. */
  isOpen: boolean;
  /** The `version` that was shown. */
  version: number;
};

/** Something to do before a site of one's own is ready. */
export type SetupStep =
  /** The site has a web address of its own (PUBLIC_URL), with HTTPS. */
  | 'ADDRESS'
  /** Somebody who is not invented can be a guide's author. */
  | 'AUTHORS'
  /** There is a backup younger than a day. */
  | 'BACKUP'
  /** A guide is published. */
  | 'GUIDES'
  /** The site has a colour or a logo of its own. */
  | 'LOOK'
  /** Mails are sent (SMTP_URL), and not written into a folder. */
  | 'MAIL'
  /** The site has a name and a sentence of its own. */
  | 'NAME'
  /** The site is open to visitors. */
  | 'OPENED'
  /** Who answers for the site is filled in, and not invented. */
  | 'OPERATOR'
  /** There are products, and none of an invented seller. */
  | 'PRODUCTS'
  /** There are sellers, and none of them is invented. */
  | 'PROVIDERS'
  /** The admin who asks has a second factor. */
  | 'SECOND_FACTOR'
  /** No page of text has an unfilled placeholder, or tells of the demo. */
  | 'TEXTS';

/** A part of the site that can be turned off: it has no page, link, search hit or entry of the map then. */
export type SiteArea =
  /** The guided tests, whose answers are analysed. */
  | 'ANALYSES'
  /** Equipment for biohacking. */
  | 'EQUIPMENT'
  /** Guides, their authors, and their feed. */
  | 'GUIDES'
  /** The visitor's own journey. */
  | 'JOURNEY'
  /** Examinations with MRI. */
  | 'MR'
  /** The programmes of mental optimisation. */
  | 'PROGRAMMES'
  /** Protocols. */
  | 'PROTOCOLS'
  /** Those who sell products. */
  | 'PROVIDERS'
  /** Supplements. */
  | 'SUPPLEMENTS'
  /** Health tests, markers, and the choice of a test by markers. */
  | 'TESTS'
  /** Methods of training. */
  | 'TRAINING';

/** Links of the footer under one heading. */
export type SiteFooterGroupInput = {
  /** The links, in their order; at most 20. */
  links: Array<SiteLinkInput>;
  /** The heading; at most 28 characters. */
  title: string;
};

/** A link to a page of the site. */
export type SiteLinkInput = {
  /** What it is called; at most 28 characters. */
  label: string;
  /** Path of one of the site's own pages, or of one that an admin has made. */
  path: string;
};

/** Which parts the site shall do without. */
export type UpdateSiteAreasInput = {
  /** All that are off. */
  areasOff: Array<SiteArea>;
  /** The `version` that was shown. */
  version: number;
};

/** How the site shall look. */
export type UpdateSiteLookInput = {
  /** Address of a picture of the library; '' for none. */
  logoUrl: string;
  /** The primary colour, as '#1F5A48', from which both palettes follow; '' for the product's own. */
  primaryColour: string;
  /** The `version` that was shown. */
  version: number;
};

/** The menu and the footer, whole. */
export type UpdateSiteMenuInput = {
  /** The footer's three groups, in their order. */
  footer: Array<SiteFooterGroupInput>;
  /** The header's links, in their order: 1 to 9. */
  menu: Array<SiteLinkInput>;
  /** The `version` that was shown. */
  version: number;
};

/** The site as an admin has edited it: all of its facts. */
export type UpdateSiteSettingsInput = {
  /** The operator's postal address; '' until it is filled in. */
  address: string;
  /** Where one writes to the operator; '' until it is filled in. */
  email: string;
  /** Shown in the header, in page titles and in mail; at most 30 characters. */
  name: string;
  /** Who answers for the site; '' until it is filled in. */
  operatorName: string;
  /** The operator's organisation number; '' until it is filled in. */
  organisationNumber: string;
  /** One line about what the site is; at most 120 characters. */
  tagline: string;
  /** The `version` that was shown. */
  version: number;
};

export type SiteTabs_SettingsFragment = { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } & { ' $fragmentName'?: 'SiteTabs_SettingsFragment' };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { siteSettings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null };

export type SiteSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSetupQuery = { siteSettings: { __typename: 'EditableSite', version: number, openedAt: string | null } | null, siteSetup: Array<{ __typename: 'SetupStepState', step: Types.SetupStep, isDone: boolean, left: Array<string> }> | null };

export type UpdateSiteSettingsMutationVariables = Exact<{
  input: Types.UpdateSiteSettingsInput;
}>;


export type UpdateSiteSettingsMutation = { updateSiteSettings: { settings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null, site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, areasOff: Array<Types.SiteArea>, primaryColour: string | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type OwnPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPagesQuery = { editablePages: Array<{ __typename: 'EditablePage', slug: string, title: string, isOwn: boolean, isPublished: boolean }> | null };

export type UpdateSiteMenuMutationVariables = Exact<{
  input: Types.UpdateSiteMenuInput;
}>;


export type UpdateSiteMenuMutation = { updateSiteMenu: { settings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null, site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, areasOff: Array<Types.SiteArea>, primaryColour: string | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type SetSiteOpenMutationVariables = Exact<{
  input: Types.SetSiteOpenInput;
}>;


export type SetSiteOpenMutation = { setSiteOpen: { settings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null, site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, areasOff: Array<Types.SiteArea>, primaryColour: string | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateSiteAreasMutationVariables = Exact<{
  input: Types.UpdateSiteAreasInput;
}>;


export type UpdateSiteAreasMutation = { updateSiteAreas: { settings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null, site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, areasOff: Array<Types.SiteArea>, primaryColour: string | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateSiteLookMutationVariables = Exact<{
  input: Types.UpdateSiteLookInput;
}>;


export type UpdateSiteLookMutation = { updateSiteLook: { settings: { __typename: 'EditableSite', version: number, name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, openedAt: string | null, areasOff: Array<Types.SiteArea>, primaryColour: string | null, logoUrl: string | null, mailFrom: string | null, contactEmail: string | null, sendsMail: boolean, menu: Array<{ path: string, label: string }>, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> } | null, site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, areasOff: Array<Types.SiteArea>, primaryColour: string | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const SiteTabs_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTabs_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SiteTabs_SettingsFragment, unknown>;
export const SiteSettingsDocument = {"__meta__":{"hash":"145df7f2d5cbf4c6894f3aeffcb3d3bbbd75afca857b00210536ffd814decd1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const SiteSetupDocument = {"__meta__":{"hash":"70240a2b8b16c53a3d9cfc821a50e542a38f0f512b494f27cbf75a5511bb78b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SiteSetupQuery, SiteSetupQueryVariables>;
export const UpdateSiteSettingsDocument = {"__meta__":{"hash":"34bd1383b551abb2a56560131105244a9513dc2f74485b6c1be42bf4686e78d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>;
export const OwnPagesDocument = {"__meta__":{"hash":"610d166a1449b90581518edc29581e94b9f39b2ee31be77e45ee4c2afb352bfc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editablePages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OwnPagesQuery, OwnPagesQueryVariables>;
export const UpdateSiteMenuDocument = {"__meta__":{"hash":"9d901649c29625d94f89e94bd75225c72ac1a3cd2ac1947b1b40c7a009c1c865"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteMenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSiteMenuMutation, UpdateSiteMenuMutationVariables>;
export const SetSiteOpenDocument = {"__meta__":{"hash":"bbbd7e5f27c90282b430a0d634b5a9bb99e0ec53b5d50e304de4f0d91131e496"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSiteOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSiteOpenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSiteOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetSiteOpenMutation, SetSiteOpenMutationVariables>;
export const UpdateSiteAreasDocument = {"__meta__":{"hash":"05ca6113c9ce88cf05485095c03b7a7f40c5c36e79dbf02649c64da9a4257429"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteAreas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteAreasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteAreas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSiteAreasMutation, UpdateSiteAreasMutationVariables>;
export const UpdateSiteLookDocument = {"__meta__":{"hash":"4c148f051a455da5e6390487dc3f4e8d1fcab6cf0931f18a468470c8d861b21c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteLookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteLook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSiteLookMutation, UpdateSiteLookMutationVariables>;
/** `useCommittedQuery` of SiteSettings. */
export const useSiteSettingsQuery = (options: useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>) => useCommittedQuery<SiteSettingsQuery, SiteSettingsQueryVariables>(SiteSettingsDocument, options);

/** `useCommittedQuery` of SiteSetup. */
export const useSiteSetupQuery = (options: useQuery.Options<SiteSetupQuery, SiteSetupQueryVariables>) => useCommittedQuery<SiteSetupQuery, SiteSetupQueryVariables>(SiteSetupDocument, options);

/** `useMutation` of UpdateSiteSettings. */
export const useUpdateSiteSettingsMutation = (options: useMutation.Options<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>) => useMutation<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>(UpdateSiteSettingsDocument, options);

/** `useCommittedQuery` of OwnPages. */
export const useOwnPagesQuery = (options: useQuery.Options<OwnPagesQuery, OwnPagesQueryVariables>) => useCommittedQuery<OwnPagesQuery, OwnPagesQueryVariables>(OwnPagesDocument, options);

/** `useMutation` of UpdateSiteMenu. */
export const useUpdateSiteMenuMutation = (options: useMutation.Options<UpdateSiteMenuMutation, UpdateSiteMenuMutationVariables>) => useMutation<UpdateSiteMenuMutation, UpdateSiteMenuMutationVariables>(UpdateSiteMenuDocument, options);

/** `useMutation` of SetSiteOpen. */
export const useSetSiteOpenMutation = (options: useMutation.Options<SetSiteOpenMutation, SetSiteOpenMutationVariables>) => useMutation<SetSiteOpenMutation, SetSiteOpenMutationVariables>(SetSiteOpenDocument, options);

/** `useMutation` of UpdateSiteAreas. */
export const useUpdateSiteAreasMutation = (options: useMutation.Options<UpdateSiteAreasMutation, UpdateSiteAreasMutationVariables>) => useMutation<UpdateSiteAreasMutation, UpdateSiteAreasMutationVariables>(UpdateSiteAreasDocument, options);

/** `useMutation` of UpdateSiteLook. */
export const useUpdateSiteLookMutation = (options: useMutation.Options<UpdateSiteLookMutation, UpdateSiteLookMutationVariables>) => useMutation<UpdateSiteLookMutation, UpdateSiteLookMutationVariables>(UpdateSiteLookDocument, options);