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
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** A mail that the site sends. */
export type MailKind =
  /** När någon vill byta till en adress som redan hör till ett konto. */
  | 'addressWanted'
  /** När någon ber om en ny länk för en adress som redan är bekräftad. */
  | 'alreadyConfirmed'
  /** När någon vill byta e-postadress. Går till den nya. */
  | 'changeEmail'
  /** När någon har skapat ett konto. */
  | 'confirm'
  /** När någon har skrivit på kontaktsidan. Går till er. */
  | 'contactMessage'
  /** När e-postadressen har ändrats. Går till den gamla. */
  | 'emailChanged'
  /** När ett konto och allt som hörde till det har tagits bort. */
  | 'erased'
  /** När tvåstegsinloggning har slagits på. */
  | 'factorAdded'
  /** När tvåstegsinloggning har stängts av. */
  | 'factorRemoved'
  /** När lösenordet till ett konto har ändrats. */
  | 'passwordChanged'
  /** När priset har sjunkit på en produkt som någon bevakar. */
  | 'priceDropped'
  /** När priset har sjunkit på flera produkter som någon bevakar. */
  | 'pricesDropped'
  /** När någon har loggat in med en återställningskod. */
  | 'recoveryCodeUsed'
  /** När någon har glömt lösenordet och ber om ett nytt. */
  | 'reset'
  /** När en kontroll av driften inte är grön. Går till er. */
  | 'siteCheck'
  /** På söndagskvällar, till den som har bett om det. */
  | 'weekGlance';

/** A mail's text that shall be shown with examples in it, without being stored. */
export type MailPreviewInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: string;
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: string;
  /** Which mail. */
  kind: MailKind;
  /** Subject, 1 to 150 characters. */
  subject: string;
};

/** A mail that the admin who asks wants to see as it arrives. */
export type SendTestMailInput = {
  /** Which mail. */
  kind: MailKind;
};

/** A mail's text, as an admin has edited it. */
export type UpdateMailInput = {
  /** Its paragraphs, apart by empty lines; at most 5 000 characters. */
  body: string;
  /** What is on its button, at most 60 characters; '' where there is none. */
  button: string;
  /** Which mail. */
  kind: MailKind;
  /** Subject, 1 to 150 characters. */
  subject: string;
  /** The `version` that was shown. */
  version: number;
};

export type MailEditor_MailFragment = { kind: Types.MailKind, name: string, occasion: string, version: number, subject: string, body: string, button: string, isChanged: boolean, original: { subject: string, body: string, button: string }, variables: Array<{ name: string, description: string, isRequired: boolean, isBlock: boolean }> } & { ' $fragmentName'?: 'MailEditor_MailFragment' };

export type MailListQueryVariables = Exact<{ [key: string]: never; }>;


export type MailListQuery = { editableMails: Array<{ kind: Types.MailKind, name: string, occasion: string, isChanged: boolean }> | null };

export type EditableMailQueryVariables = Exact<{
  kind: Types.MailKind;
}>;


export type EditableMailQuery = { editableMail: { kind: Types.MailKind, name: string, occasion: string, version: number, subject: string, body: string, button: string, isChanged: boolean, original: { subject: string, body: string, button: string }, variables: Array<{ name: string, description: string, isRequired: boolean, isBlock: boolean }> } | null };

export type MailPreviewQueryVariables = Exact<{
  input: Types.MailPreviewInput;
}>;


export type MailPreviewQuery = { mailPreview: { subject: string, html: string } | null };

export type UpdateMailMutationVariables = Exact<{
  input: Types.UpdateMailInput;
}>;


export type UpdateMailMutation = { updateMail: { mail: { kind: Types.MailKind, name: string, occasion: string, version: number, subject: string, body: string, button: string, isChanged: boolean, original: { subject: string, body: string, button: string }, variables: Array<{ name: string, description: string, isRequired: boolean, isBlock: boolean }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type SendTestMailMutationVariables = Exact<{
  input: Types.SendTestMailInput;
}>;


export type SendTestMailMutation = { sendTestMail: { sentTo: string | null, isSent: boolean, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const MailEditor_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailEditor_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isBlock"}}]}}]}}]} as unknown as DocumentNode<MailEditor_MailFragment, unknown>;
export const MailListDocument = {"__meta__":{"hash":"259a6fe9ef5c1aa163749f1e04bbe7525f2ff6c1f417f58a9c2ab47dfebd55c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]}}]} as unknown as DocumentNode<MailListQuery, MailListQueryVariables>;
export const EditableMailDocument = {"__meta__":{"hash":"a0c06292264db51891818f99e42ec602e7d8b035f0126592060129c51c32d132"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isBlock"}}]}}]}}]}}]} as unknown as DocumentNode<EditableMailQuery, EditableMailQueryVariables>;
export const MailPreviewDocument = {"__meta__":{"hash":"15d4bf85f5bf1c7fa20b295c6dd029eae2a1f49afde22b1d85df8c768bd4a3d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<MailPreviewQuery, MailPreviewQueryVariables>;
export const UpdateMailDocument = {"__meta__":{"hash":"b8ea1b12382faa7da70d7563627ba62543a7c9c25f492f01225f6ffb428d13a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"button"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isBlock"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMailMutation, UpdateMailMutationVariables>;
export const SendTestMailDocument = {"__meta__":{"hash":"fa0f0a73905bb622e8a14259e3711614439404ff160039ef0006479ea5e5b673"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentTo"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
/** `useCommittedQuery` of MailList. */
export const useMailListQuery = (options: useQuery.Options<MailListQuery, MailListQueryVariables>) => useCommittedQuery<MailListQuery, MailListQueryVariables>(MailListDocument, options);

/** `useCommittedQuery` of EditableMail. */
export const useEditableMailQuery = (options: useQuery.Options<EditableMailQuery, EditableMailQueryVariables>) => useCommittedQuery<EditableMailQuery, EditableMailQueryVariables>(EditableMailDocument, options);

/** `useCommittedQuery` of MailPreview. */
export const useMailPreviewQuery = (options: useQuery.Options<MailPreviewQuery, MailPreviewQueryVariables>) => useCommittedQuery<MailPreviewQuery, MailPreviewQueryVariables>(MailPreviewDocument, options);

/** `useMutation` of UpdateMail. */
export const useUpdateMailMutation = (options: useMutation.Options<UpdateMailMutation, UpdateMailMutationVariables>) => useMutation<UpdateMailMutation, UpdateMailMutationVariables>(UpdateMailDocument, options);

/** `useMutation` of SendTestMail. */
export const useSendTestMailMutation = (options: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) => useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options);