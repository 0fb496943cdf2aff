import * as z from 'zod/mini';

/** A longer text is refused; a shorter one than three characters finds nothing. */
export const LONGEST_ADDRESS_INPUT = 200;

const smallText = z.string().check(z.maxLength(100));
/** Both "a,b" and ["a", "b"] are in use for lists of names. */
const nameList = z.union([z.string().check(z.maxLength(200)), z.array(smallText).check(z.maxLength(20))]);

export const addressSuggestRequestSchema = z.object({
  type: z.literal('autocomplete'),
  input: z.string().check(z.maxLength(LONGEST_ADDRESS_INPUT)),
  types: z.optional(nameList),
  /** `country:us`, perhaps with `|administrative_area:PA`: the state whose places come first (else the courts'). */
  components: z.optional(z.string().check(z.maxLength(200))),
  language: z.optional(z.string().check(z.maxLength(20))),
  sessiontoken: z.optional(smallText),
});

export const addressDetailsRequestSchema = z.object({
  type: z.literal('details'),
  place_id: z.string().check(z.maxLength(4000)),
  fields: z.optional(nameList),
  sessiontoken: z.optional(smallText),
});

export const addressLookupRequestSchema = z.discriminatedUnion('type', [
  addressSuggestRequestSchema,
  addressDetailsRequestSchema,
]);
export type AddressLookupRequest = z.input<typeof addressLookupRequestSchema>;

export const addressPredictionSchema = z.object({
  place_id: z.string(),
  /** The address, or the town with its state and ZIP code when the source knows towns only. */
  description: z.string(),
  /** Only with a town: what the person typed before it. It is kept as the street, and no list says that it exists. */
  typed_street: z.optional(z.string()),
  /** Only with a town: the counties it may lie in, likeliest first; empty where they are not known. */
  counties: z.optional(z.array(z.string())),
});
export type AddressPrediction = z.infer<typeof addressPredictionSchema>;

/** `success` is true also when nothing was found: the list is then empty. */
export const addressSuggestAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  _predictions: z.array(addressPredictionSchema),
  /** Whose name must be next to the list, when the source of it asks for that. */
  attribution: z.optional(z.string()),
  /** The source knows towns, counties and ZIP codes, but no streets: the list must say so. */
  towns_only: z.optional(z.literal(true)),
});
export type AddressSuggestAnswer = z.infer<typeof addressSuggestAnswerSchema>;

/**
 * `street` may be empty: then keep what is in the field. The built-in source only ever gives the person's own text.
 * `state` is always a two-letter code. An empty `zipcode` means the place has several: ask for it.
 */
export const processedAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipcode: z.string(),
});
export type ProcessedAddress = z.infer<typeof processedAddressSchema>;

export const addressComponentSchema = z.object({
  long_name: z.string(),
  short_name: z.string(),
  types: z.array(z.string()),
});
export type AddressComponent = z.infer<typeof addressComponentSchema>;

/** `geometry` is there only when the source knows where the place is; the built-in one does not. */
export const addressResultSchema = z.object({
  address_components: z.array(addressComponentSchema),
  formatted_address: z.string(),
  geometry: z.optional(z.object({ location: z.object({ lat: z.number(), lng: z.number() }) })),
  name: z.string(),
});
export type AddressResult = z.infer<typeof addressResultSchema>;

export const addressDetailsAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  result: addressResultSchema,
  processed_address: processedAddressSchema,
});
export type AddressDetailsAnswer = z.infer<typeof addressDetailsAnswerSchema>;

/** A `place_id` that stands for no place. */
export const addressNotFoundAnswerSchema = z.object({ success: z.literal(false), message: z.string() });

export const addressLookupAnswerSchema = z.union([
  addressSuggestAnswerSchema,
  addressDetailsAnswerSchema,
  addressNotFoundAnswerSchema,
]);
export type AddressLookupAnswer = z.infer<typeof addressLookupAnswerSchema>;
