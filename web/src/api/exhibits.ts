import {
  type DescribeExhibitRequest,
  type ExhibitPacketAnswer,
  type ExhibitsAnswer,
  type ExhibitWire,
  exhibitPacketAnswerSchema,
  exhibitsAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import { fetchFile, fetchPdf } from './http/files.ts';
import { type ApiOptions, type ApiResult, apiGet, apiPost, noAnswer, readFailure } from './http/http-client.ts';

const ofCase = (path: string, caseId: string): string => `${path}?case_id=${encodeURIComponent(caseId)}`;

/** The exhibits of a case in their order, and where their packet stands. */
export const readExhibits = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<ExhibitsAnswer>> =>
  apiGet(ofCase(paths.exhibits, caseId), exhibitsAnswerSchema, options);

/** `ids`: all exhibits of the case in the order they shall have. 409 when the server knows others. */
export const orderExhibits = (caseId: string, ids: readonly string[]): Promise<ApiResult<ExhibitsAnswer>> =>
  apiPost(paths.orderExhibits, { case_id: caseId, exhibit_ids: ids }, exhibitsAnswerSchema);

export const describeExhibit = (stated: DescribeExhibitRequest): Promise<ApiResult<ExhibitsAnswer>> =>
  apiPost(paths.describeExhibit, stated, exhibitsAnswerSchema);

/** Deletes the file on the server, and the packet that shows it. */
export const removeExhibit = (caseId: string, exhibitId: string): Promise<ApiResult<ExhibitsAnswer>> =>
  apiPost(paths.removeExhibit, { case_id: caseId, exhibit_id: exhibitId }, exhibitsAnswerSchema);

/** Makes the record of how the letter was delivered, as the last exhibit. */
export const addDeliveryRecord = (caseId: string): Promise<ApiResult<ExhibitsAnswer>> =>
  apiPost(paths.deliveryRecord, { case_id: caseId }, exhibitsAnswerSchema);

const FILE_TYPES = { image: 'image/jpeg', pdf: 'application/pdf' } as const;

/** One exhibit as the server keeps it: a JPEG or a PDF. Never throws. */
export const viewExhibit = (
  caseId: string,
  { id, kind }: Pick<ExhibitWire, 'id' | 'kind'>,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> => {
  const body = JSON.stringify({ case_id: caseId, exhibit_id: id, action });
  return fetchFile(FILE_TYPES[kind], paths.viewExhibit, { method: 'POST', body }, options);
};

/** The small copy of an exhibit that has a picture. Never throws. */
export const readExhibitPicture = (
  caseId: string,
  exhibitId: string,
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> => {
  const body = JSON.stringify({ case_id: caseId, exhibit_id: exhibitId });
  return fetchFile(FILE_TYPES.image, paths.exhibitPicture, { method: 'POST', body }, options);
};

/** Where the packet stands. */
export const readExhibitPacket = (caseId: string, options: ApiOptions = {}): Promise<ApiResult<ExhibitPacketAnswer>> =>
  apiGet(ofCase(paths.exhibitPacket, caseId), exhibitPacketAnswerSchema, options);

/** Asks for the packet of the exhibits as they are now. Safe to repeat. */
export const makeExhibitPacket = (caseId: string): Promise<ApiResult<ExhibitPacketAnswer>> =>
  apiPost(paths.exhibitPacket, { case_id: caseId }, exhibitPacketAnswerSchema);

/** The packet as a PDF. Never throws. */
export const openExhibitPacket = (
  caseId: string,
  action: 'view' | 'download',
  options: ApiOptions = {},
): Promise<ApiResult<Blob>> =>
  fetchPdf(paths.openExhibitPacket, { method: 'POST', body: JSON.stringify({ case_id: caseId, action }) }, options);

export type UploadOptions = {
  readonly signal: AbortSignal;
  /** How much of the file has left this device, 0 to 1. At 1 the server still has to open it. */
  readonly onSent: (part: number) => void;
};

/** Milliseconds. The largest file over a slow line takes minutes. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

function answerOf({ status, responseText }: XMLHttpRequest): ApiResult<ExhibitsAnswer> {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    body = undefined;
  }
  if (status < 200 || status > 299) return err(readFailure(status, body));
  const parsed = exhibitsAnswerSchema.safeParse(body);
  return parsed.success ? ok(parsed.data) : err({ ...noAnswer('network.unreadable'), status, body });
}

/** Adds one file as the last exhibit of the case. `fetch` tells nothing of what was sent, hence the older way. */
export function uploadExhibit(
  caseId: string,
  file: File,
  { signal, onSent }: UploadOptions,
): Promise<ApiResult<ExhibitsAnswer>> {
  if (signal.aborted) return Promise.resolve(err(noAnswer('network.aborted')));
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    const end = (answer: ApiResult<ExhibitsAnswer>) => {
      signal.removeEventListener('abort', stop);
      resolve(answer);
    };
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    call.upload.onload = () => onSent(1);
    call.onload = () => end(answerOf(call));
    call.onerror = () => end(err(noAnswer('network.offline')));
    call.ontimeout = () => end(err(noAnswer('network.timeout')));
    call.onabort = () => end(err(noAnswer('network.aborted')));
    signal.addEventListener('abort', stop);
    call.open('POST', ofCase(paths.exhibits, caseId));
    call.timeout = UPLOAD_TIMEOUT_MS;
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}
