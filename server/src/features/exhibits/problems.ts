import type { MessageParams } from '@plainclaim/contract';
import { EXHIBIT_LIMITS } from '@plainclaim/domain';
import { ApiError } from '../../platform/http/index.ts';
import type { AddError } from './add-exhibit.ts';
import type { ChangeError } from './change-exhibits.ts';
import type { OpenExhibitError } from './open-exhibit.ts';
import type { OpenPacketError } from './packet/open-packet.ts';
import type { OrderPacketError } from './packet/order-packet.ts';

type AnyError = AddError | ChangeError | OrderPacketError | OpenExhibitError | OpenPacketError;

const statuses = {
  'exhibits.unknown_case': 404,
  'exhibits.unknown': 404,
  'exhibits.not_included': 403,
  'claim.incomplete': 409,
  'exhibits.no_file': 422,
  'exhibits.upload_broken': 400,
  'exhibits.too_large': 413,
  'exhibits.too_many': 409,
  'exhibits.too_many_pages': 422,
  'exhibits.case_too_long': 409,
  'exhibits.kind_unknown': 415,
  'exhibits.heic': 422,
  'exhibits.password': 422,
  'exhibits.broken': 422,
  'exhibits.form_not_drawn': 422,
  'exhibits.too_heavy': 422,
  'exhibits.cannot_draw': 422,
  'exhibits.infected': 422,
  'exhibits.not_scanned': 503,
  'exhibits.description_long': 422,
  'exhibits.date_invalid': 422,
  'exhibits.receipt_not_open': 409,
  'exhibits.receipt_day': 422,
  'exhibits.order_changed': 409,
  'exhibits.none': 409,
  'exhibits.description_missing': 409,
  'exhibits.packet_none': 409,
  'server.busy': 503,
} satisfies Record<AnyError['code'], number>;

const BYTES_PER_MB = 1024 * 1024;

const limits: Readonly<Partial<Record<AnyError['code'], number>>> = {
  'exhibits.too_large': EXHIBIT_LIMITS.fileBytes / BYTES_PER_MB,
  'exhibits.too_many': EXHIBIT_LIMITS.files,
  'exhibits.too_many_pages': EXHIBIT_LIMITS.filePages,
  'exhibits.case_too_long': EXHIBIT_LIMITS.casePages,
  'exhibits.description_long': EXHIBIT_LIMITS.descriptionLength,
};

function paramsOf(error: AnyError): MessageParams {
  if ('mark' in error) return { mark: error.mark };
  const limit = limits[error.code];
  return limit === undefined ? {} : { limit: String(limit) };
}

export const refusalOf = (error: AnyError): ApiError =>
  new ApiError(statuses[error.code], error.code, { params: paramsOf(error) });
