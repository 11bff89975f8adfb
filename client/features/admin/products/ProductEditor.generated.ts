/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

/** What a product cost since a day, where something else was kept. */
export type CorrectPriceInput = {
  /** What it cost since then, in öre; null takes the change out, so that the price before it goes on. */
  amount?: number | null | undefined;
  /** The day of the change that is corrected. */
  day: string;
  /** Which product. */
  id: string;
};

/** A new product. */
export type CreateProductInput = {
  /** The provider's page for it. */
  affiliateLink?: string | null | undefined;
  /** Slug of its category, which also decides its area. */
  category: string;
  /** Day on which its facts were last looked at. */
  checkedOn?: string | null | undefined;
  /** What speaks against it. */
  cons: Array<string>;
  /** What a test measures, or the active substances of a supplement. */
  contents: Array<string>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  criteria: Array<RecommendationCriterion>;
  /** How it is delivered. */
  deliveryMethod?: string | null | undefined;
  /** One to three sentences. */
  description: string;
  /** How demanding it is to use. */
  difficulty?: Difficulty | null | undefined;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  dose?: string | null | undefined;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  dosesPerPackage?: number | null | undefined;
  /** Rating by others, 0 to 5. */
  externalRating?: number | null | undefined;
  /** What it has or does. */
  features: Array<string>;
  /** Form of a supplement; null for other products. */
  form?: SupplementForm | null | undefined;
  /** The goals that it is shown for; each goal once. */
  goals: Array<GoalReasonInput>;
  /** The GTIN (EAN, UPC) of its package, with a right check digit. In an input '' for none, absent to keep it. */
  gtin?: string | null | undefined;
  /** Whether a doctor comments on the results of a test; null where that is not known. */
  hasDoctorAnalysis?: boolean | null | undefined;
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  imageUrl?: string | null | undefined;
  /** Whom a test is for; null when it is for everybody. */
  intendedFor?: Sex | null | undefined;
  /** False: visible to admins only. */
  isAvailable: boolean;
  /** Recommended; comes first in lists. */
  isFeatured: boolean;
  /** Of equipment its type, of tests what they are about. */
  kind?: string | null | undefined;
  /** Accreditation of the laboratory. */
  labAccreditation?: string | null | undefined;
  /** Where samples are taken. */
  labNetwork: Array<string>;
  /** Name, at most 300 characters. */
  name: string;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: string | null | undefined;
  /** What speaks for it. */
  pros: Array<string>;
  /** Country of the provider in Swedish. */
  providerCountry?: string | null | undefined;
  /** Name of the provider. */
  providerName: string;
  /** Whether a test needs a prescription or a referral; null where that is not known. */
  requiresPrescription?: boolean | null | undefined;
  /** How the sample is taken. */
  sampleCollectionMethod?: string | null | undefined;
  /** What a test takes; null for other products. */
  sampleType?: SampleType | null | undefined;
  /** Countries it is sent to. */
  shippingRegions: Array<string>;
  /** The provider's own number of it, by which the next file finds it again. In an input '' for none, absent to keep it. */
  sku?: string | null | undefined;
  /** Where a test is taken. */
  testLocation?: TestLocation | null | undefined;
  /** How long the results take. */
  turnaroundTime?: string | null | undefined;
  /** What the provider's sizes and kinds of one thing have in common, e.g. a file's item_group_id; pages of these lead to each other. In an input '' for none, absent to keep it. */
  variantGroup?: string | null | undefined;
  /** What may harm somebody, in whole sentences. */
  warnings: Array<string>;
};

/** What becomes of a price that waits. */
export type DecideHeldPriceInput = {
  /** Of which product. */
  id: string;
  /** True makes it the product's price; false drops it, and the former one stays. */
  isApproved: boolean;
  /** The `version` that was shown. */
  version: number;
};

/** What becomes of an offer. */
export type DecideProductOfferInput = {
  /** What becomes of it. */
  decision: ProductOfferDecision;
  /** Identifier of the offer. */
  offerId: string;
};

/** A product that shall be gone. */
export type DeleteProductInput = {
  /** Which one. */
  id: string;
  /** The `version` that was shown. */
  version: number;
};

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

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

/** Why a product is shown for a goal. */
export type GoalReasonInput = {
  /** Key of the goal, e.g. 'sleep'. */
  goal: string;
  /** The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording. */
  reason: string;
};

/** Two products with the same GTIN that become one. */
export type MergeProductsInput = {
  /** The product that stays, with its texts. */
  id: string;
  /** The product that becomes an offer of it. */
  otherId: string;
  /** The `version` of that one that was shown. */
  otherVersion: number;
  /** The `version` of it that was shown. */
  version: number;
};

/** What becomes of an offer. */
export type ProductOfferDecision =
  /** The price that waits is right, and counts from now on. */
  | 'APPROVE_PRICE'
  /** It is of something else, and the seller's row is left alone from now on. */
  | 'IGNORE'
  /** It is of something else, which becomes a hidden product; a feed that shows what is new shows it the next time. */
  | 'OWN_PRODUCT'
  /** It is of the product, and counts. */
  | 'TIE';

/** Whether an offer counts. */
export type ProductOfferState =
  /** An admin has said that it is of something else. */
  | 'IGNORED'
  /** It is of the product. */
  | 'TIED'
  /** An admin has to say whether it is. */
  | 'WAITING';

/** One of the five criteria for what is recommended; the page /rekommenderad explains them. */
export type RecommendationCriterion =
  /** An accredited laboratory analyses the sample. */
  | 'ACCREDITED_LAB'
  /** A supplement with a health claim that is authorised in the EU, or equipment with a published, measured value. */
  | 'CLAIM_OR_VALUE'
  /** Every amount is given, and a day's dose is below Efsa's upper level. */
  | 'CLEAR_DOSE'
  /** A doctor comments on the results. */
  | 'DOCTOR_COMMENT'
  /** The whole price is known: one amount, once. */
  | 'OPEN_PRICE';

/** Fields of a product that are left to its feeds. */
export type ReleaseProductFieldsInput = {
  /** Which of `EditableProduct.editedFields`. */
  fields: Array<string>;
  /** Of which product. */
  id: string;
  /** The `version` that was shown. */
  version: number;
};

/** What a test takes from the body. */
export type SampleType =
  /** 'Blodprov'. */
  | 'BLOOD'
  /** 'Kinnsvabb'. */
  | 'CHEEK_SWAB'
  /** 'Salivprov'. */
  | 'SALIVA'
  /** 'Urinprov'. */
  | 'URINE';

/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

/** The form a supplement comes in. */
export type SupplementForm =
  /** 'Kapsel'. */
  | 'CAPSULE'
  /** 'Droppar'. */
  | 'DROPS'
  /** 'Gummies'. */
  | 'GUMMIES'
  /** 'Pulver'. */
  | 'POWDER'
  /** 'Mjukkapsel'. */
  | 'SOFTGEL'
  /** 'Tablett'. */
  | 'TABLET';

/** Where a test is taken. */
export type TestLocation =
  /** At a clinic, by appointment. */
  | 'CLINIC'
  /** At a clinic, without an appointment. */
  | 'DROP_IN'
  /** At home. */
  | 'HOME'
  /** The visitor chooses between several. */
  | 'MULTIPLE';

/** A product as an admin has edited it: all of its facts. */
export type UpdateProductInput = {
  /** The provider's page for it. */
  affiliateLink?: string | null | undefined;
  /** Slug of its category, which also decides its area. */
  category: string;
  /** Day on which its facts were last looked at. */
  checkedOn?: string | null | undefined;
  /** What speaks against it. */
  cons: Array<string>;
  /** What a test measures, or the active substances of a supplement. */
  contents: Array<string>;
  /** Which of the published criteria it meets: at least two of what is recommended, otherwise none. */
  criteria: Array<RecommendationCriterion>;
  /** How it is delivered. */
  deliveryMethod?: string | null | undefined;
  /** One to three sentences. */
  description: string;
  /** How demanding it is to use. */
  difficulty?: Difficulty | null | undefined;
  /** What of a supplement is taken at once, e.g. '2 kapslar'. */
  dose?: string | null | undefined;
  /** How many doses of a supplement a package holds, 1 to 10 000. */
  dosesPerPackage?: number | null | undefined;
  /** Rating by others, 0 to 5. */
  externalRating?: number | null | undefined;
  /** What it has or does. */
  features: Array<string>;
  /** Form of a supplement; null for other products. */
  form?: SupplementForm | null | undefined;
  /** The goals that it is shown for; each goal once. */
  goals: Array<GoalReasonInput>;
  /** The GTIN (EAN, UPC) of its package, with a right check digit. In an input '' for none, absent to keep it. */
  gtin?: string | null | undefined;
  /** Whether a doctor comments on the results of a test; null where that is not known. */
  hasDoctorAnalysis?: boolean | null | undefined;
  /** Which one. */
  id: string;
  /** Address of its picture. In an input one of the library's, or the one it has; '' and null for none, absent to keep it. */
  imageUrl?: string | null | undefined;
  /** Whom a test is for; null when it is for everybody. */
  intendedFor?: Sex | null | undefined;
  /** False: visible to admins only. */
  isAvailable: boolean;
  /** Recommended; comes first in lists. */
  isFeatured: boolean;
  /** Of equipment its type, of tests what they are about. */
  kind?: string | null | undefined;
  /** Accreditation of the laboratory. */
  labAccreditation?: string | null | undefined;
  /** Where samples are taken. */
  labNetwork: Array<string>;
  /** Name, at most 300 characters. */
  name: string;
  /** Price as shown, e.g. 'från 1 295 kr'. */
  priceEstimate?: string | null | undefined;
  /** What speaks for it. */
  pros: Array<string>;
  /** Country of the provider in Swedish. */
  providerCountry?: string | null | undefined;
  /** Name of the provider. */
  providerName: string;
  /** Whether a test needs a prescription or a referral; null where that is not known. */
  requiresPrescription?: boolean | null | undefined;
  /** How the sample is taken. */
  sampleCollectionMethod?: string | null | undefined;
  /** What a test takes; null for other products. */
  sampleType?: SampleType | null | undefined;
  /** Countries it is sent to. */
  shippingRegions: Array<string>;
  /** The provider's own number of it, by which the next file finds it again. In an input '' for none, absent to keep it. */
  sku?: string | null | undefined;
  /** Where a test is taken. */
  testLocation?: TestLocation | null | undefined;
  /** How long the results take. */
  turnaroundTime?: string | null | undefined;
  /** What the provider's sizes and kinds of one thing have in common, e.g. a file's item_group_id; pages of these lead to each other. In an input '' for none, absent to keep it. */
  variantGroup?: string | null | undefined;
  /** The `version` that was shown. */
  version: number;
  /** What may harm somebody, in whole sentences. */
  warnings: Array<string>;
};

export type ProductEditor_ProductFragment = { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } & { ' $fragmentName'?: 'ProductEditor_ProductFragment' };

export type EditableProductQueryVariables = Exact<{
  id: string;
}>;


export type EditableProductQuery = { editableProduct: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null };

export type NearlyNamedQueryVariables = Exact<{
  name: string;
  providerName: string;
}>;


export type NearlyNamedQuery = { editableProducts: { nodes: Array<{ __typename: 'EditableProduct', id: string, name: string, categoryName: string }> } | null };

export type CreateProductMutationVariables = Exact<{
  input: Types.CreateProductInput;
}>;


export type CreateProductMutation = { createProduct: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateProductMutationVariables = Exact<{
  input: Types.UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type ReleaseProductFieldsMutationVariables = Exact<{
  input: Types.ReleaseProductFieldsInput;
}>;


export type ReleaseProductFieldsMutation = { releaseProductFields: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DecideHeldPriceMutationVariables = Exact<{
  input: Types.DecideHeldPriceInput;
}>;


export type DecideHeldPriceMutation = { decideHeldPrice: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DecideProductOfferMutationVariables = Exact<{
  input: Types.DecideProductOfferInput;
}>;


export type DecideProductOfferMutation = { decideProductOffer: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type MergeProductsMutationVariables = Exact<{
  input: Types.MergeProductsInput;
}>;


export type MergeProductsMutation = { mergeProducts: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type CorrectPriceMutationVariables = Exact<{
  input: Types.CorrectPriceInput;
}>;


export type CorrectPriceMutation = { correctPrice: { product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteProductMutationVariables = Exact<{
  input: Types.DeleteProductInput;
}>;


export type DeleteProductMutation = { deleteProduct: { deletedId: string | null, product: { __typename: 'EditableProduct', id: string, databaseId: number, version: number, name: string, providerName: string, category: string, categoryName: string, area: Types.Area, priceEstimate: string | null, heldPrice: string | null, checkedOn: string | null, isAvailable: boolean, isFeatured: boolean, awaitsReview: boolean, description: string, providerCountry: string | null, sku: string | null, gtin: string | null, variantGroup: string | null, contents: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, criteria: Array<Types.RecommendationCriterion>, sampleType: Types.SampleType | null, form: Types.SupplementForm | null, kind: string | null, turnaroundTime: string | null, dose: string | null, dosesPerPackage: number | null, sampleCollectionMethod: string | null, requiresPrescription: boolean | null, labNetwork: Array<string>, deliveryMethod: string | null, affiliateLink: string | null, hasDoctorAnalysis: boolean | null, testLocation: Types.TestLocation | null, intendedFor: Types.Sex | null, labAccreditation: string | null, shippingRegions: Array<string>, externalRating: number | null, difficulty: Types.Difficulty | null, imageUrl: string | null, editedFields: Array<string>, feeds: Array<string>, goals: Array<{ goal: string, reason: string }>, offers: Array<{ __typename: 'EditableProductOffer', id: string, providerName: string, name: string, priceEstimate: string | null, heldPrice: string | null, shipping: number | null, isAvailable: boolean, isOwn: boolean, isShown: boolean, state: Types.ProductOfferState, feedName: string | null }>, duplicates: Array<{ __typename: 'ProductDuplicate', id: string, name: string, providerName: string, priceEstimate: string | null, version: number }>, recordedPrices: Array<{ day: string, per: string | null, price: { amount: number } | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type GoalNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GoalNamesQuery = { goals: Array<{ __typename: 'Goal', key: string, label: string }> | null };

export const ProductEditor_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductEditor_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductEditor_ProductFragment, unknown>;
export const EditableProductDocument = {"__meta__":{"hash":"cbed5cd6877aa1e6215b7a3cd0909bcd4d60db8a38ff46fc591ce2b6e80c43f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditableProductQuery, EditableProductQueryVariables>;
export const NearlyNamedDocument = {"__meta__":{"hash":"71efedf317a136cc369054a1cd87b6c4284bc22ccb1dd17806392ef7069a6832"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearlyNamed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"providerName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"nearName"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"providerName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"providerName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode<NearlyNamedQuery, NearlyNamedQueryVariables>;
export const CreateProductDocument = {"__meta__":{"hash":"3f8866ab1b15b86b5fcd9cb7dd4277e211f23f8876cd5a8a96330fdf656c5bce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateProductDocument = {"__meta__":{"hash":"0b3129ff1ec158d7d18219b1b9b4a24b024f2117117ed4020aabd9b7ece3e827"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const ReleaseProductFieldsDocument = {"__meta__":{"hash":"5fa1ead84b2410d1c61778247fd87e4f0ec4b666445194498e2bcbe634c035db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseProductFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseProductFieldsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseProductFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseProductFieldsMutation, ReleaseProductFieldsMutationVariables>;
export const DecideHeldPriceDocument = {"__meta__":{"hash":"f91d423e1bb5a830bbd5fc88c76f212af4866a82180d54f577109b0dda185b01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideHeldPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideHeldPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideHeldPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideHeldPriceMutation, DecideHeldPriceMutationVariables>;
export const DecideProductOfferDocument = {"__meta__":{"hash":"be52236fa8b25162082ef02ee7e8aaf608cd14f014dc5ec4e7f5de5b9045e0ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideProductOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideProductOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideProductOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideProductOfferMutation, DecideProductOfferMutationVariables>;
export const MergeProductsDocument = {"__meta__":{"hash":"5c52762825a61f3993cf19f0f55e67e5f30d30e091ab287da42a59b6235227a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeProductsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeProductsMutation, MergeProductsMutationVariables>;
export const CorrectPriceDocument = {"__meta__":{"hash":"d56ad63339b966da8db5bf144efd320376071ff536b71914febf0aa8d3cd794b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectPriceMutation, CorrectPriceMutationVariables>;
export const DeleteProductDocument = {"__meta__":{"hash":"ce8c9581f236a294f37eb06e2d7699b5de7bac0298e770fe6c8121cbd832ae59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsReview"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleType"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"editedFields"}},{"kind":"Field","name":{"kind":"Name","value":"feeds"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"feedName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
export const GoalNamesDocument = {"__meta__":{"hash":"8cb3d35b2d61056a94f63114acc044f57cf3c62302949e3bd885ba4c3e6b35a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoalNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<GoalNamesQuery, GoalNamesQueryVariables>;
/** `useCommittedQuery` of EditableProduct. */
export const useEditableProductQuery = (options: useQuery.Options<EditableProductQuery, EditableProductQueryVariables>) => useCommittedQuery<EditableProductQuery, EditableProductQueryVariables>(EditableProductDocument, options);

/** `useCommittedQuery` of NearlyNamed. */
export const useNearlyNamedQuery = (options: useQuery.Options<NearlyNamedQuery, NearlyNamedQueryVariables>) => useCommittedQuery<NearlyNamedQuery, NearlyNamedQueryVariables>(NearlyNamedDocument, options);

/** `useMutation` of CreateProduct. */
export const useCreateProductMutation = (options: useMutation.Options<CreateProductMutation, CreateProductMutationVariables>) => useMutation<CreateProductMutation, CreateProductMutationVariables>(CreateProductDocument, options);

/** `useMutation` of UpdateProduct. */
export const useUpdateProductMutation = (options: useMutation.Options<UpdateProductMutation, UpdateProductMutationVariables>) => useMutation<UpdateProductMutation, UpdateProductMutationVariables>(UpdateProductDocument, options);

/** `useMutation` of ReleaseProductFields. */
export const useReleaseProductFieldsMutation = (options: useMutation.Options<ReleaseProductFieldsMutation, ReleaseProductFieldsMutationVariables>) => useMutation<ReleaseProductFieldsMutation, ReleaseProductFieldsMutationVariables>(ReleaseProductFieldsDocument, options);

/** `useMutation` of DecideHeldPrice. */
export const useDecideHeldPriceMutation = (options: useMutation.Options<DecideHeldPriceMutation, DecideHeldPriceMutationVariables>) => useMutation<DecideHeldPriceMutation, DecideHeldPriceMutationVariables>(DecideHeldPriceDocument, options);

/** `useMutation` of DecideProductOffer. */
export const useDecideProductOfferMutation = (options: useMutation.Options<DecideProductOfferMutation, DecideProductOfferMutationVariables>) => useMutation<DecideProductOfferMutation, DecideProductOfferMutationVariables>(DecideProductOfferDocument, options);

/** `useMutation` of MergeProducts. */
export const useMergeProductsMutation = (options: useMutation.Options<MergeProductsMutation, MergeProductsMutationVariables>) => useMutation<MergeProductsMutation, MergeProductsMutationVariables>(MergeProductsDocument, options);

/** `useMutation` of CorrectPrice. */
export const useCorrectPriceMutation = (options: useMutation.Options<CorrectPriceMutation, CorrectPriceMutationVariables>) => useMutation<CorrectPriceMutation, CorrectPriceMutationVariables>(CorrectPriceDocument, options);

/** `useMutation` of DeleteProduct. */
export const useDeleteProductMutation = (options: useMutation.Options<DeleteProductMutation, DeleteProductMutationVariables>) => useMutation<DeleteProductMutation, DeleteProductMutationVariables>(DeleteProductDocument, options);

/** `useCommittedQuery` of GoalNames. */
export const useGoalNamesQuery = (options: useQuery.Options<GoalNamesQuery, GoalNamesQueryVariables>) => useCommittedQuery<GoalNamesQuery, GoalNamesQueryVariables>(GoalNamesDocument, options);