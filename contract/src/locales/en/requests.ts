/** What any call can answer: about the saved claim, an address, the request itself, or the server. */
export const requestMessages = {
  'address.not_found': 'We could not find that address. Please type it in.',
  'address.not_xhr': 'This look-up only answers the address field of this site.',

  'draft.conflict':
    'This claim was changed in another tab or on another device. Load the newer answers, or keep yours.',
  'draft.already_ordered': 'This claim is already paid for. Start a new claim to change your answers.',
  'draft.being_paid':
    'A payment for this claim is under way. Finish it, or go back to Checkout to cancel it. Then you can change your answers.',
  'draft.none': 'There is no claim in this browser yet.',
  'draft.others_gone': 'These answers are no longer kept. The answers you see now are safe.',

  'request.invalid': 'Some of what was sent could not be read. Please check the marked fields.',
  'request.not_json': 'The request could not be read.',
  'request.too_large': 'That is more than we can take at once. Please shorten it.',
  'request.not_found': 'There is nothing at this address.',
  'request.unsupported': 'This kind of request is not supported.',
  'request.cross_site': 'The request came from another site and was refused.',
  'request.too_many': 'Too many tries. Please wait a moment and try again.',
  'text.too_heavy': 'This text takes too long to read. Nothing is lost. Make it shorter and try again.',
  'server.busy': 'The server is busy. Please try again in a moment. Nothing is lost.',
  'server.unexpected': 'Something went wrong on our side. Nothing you saved is lost. Please try again.',
} as const;
