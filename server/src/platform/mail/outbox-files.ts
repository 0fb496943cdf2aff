import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { MailMessage } from './transport.ts';

/** What the outbox page shows of a captured mail. The whole mail is the .eml file of the same name. */
const capturedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), bytes: z.number() })),
});
export type CapturedMail = z.infer<typeof capturedMailSchema>;

/** Time and id, so that names sort by age. No other name is opened: what a page asks for can never leave the folder. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isCapturedName = (text: string): boolean => NAME.test(text);

export const capturedName = ({ id, createdAtMs }: Pick<MailMessage, 'id' | 'createdAtMs'>): string =>
  `${new Date(createdAtMs).toISOString().replace(/[-:.]/g, '')}-${id}`;

export const describeCaptured = (message: MailMessage): CapturedMail => ({
  to: message.to.address,
  subject: message.subject,
  createdAt: new Date(message.createdAtMs).toISOString(),
  text: message.text,
  attachments: message.attachments.map(({ filename, bytes }) => ({ filename, bytes: bytes.length })),
});

/** Newest first. An outbox nobody has written to yet is empty. */
export async function listCaptured(directory: string, limit: number): Promise<readonly string[]> {
  const files = await readdir(directory).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return names.filter(isCapturedName).toSorted().toReversed().slice(0, limit);
}

/** Null when there is no such mail. */
export async function readCaptured(directory: string, name: string): Promise<CapturedMail | null> {
  const bytes = await readIfThere(directory, name, 'json');
  return bytes === null ? null : capturedMailSchema.parse(JSON.parse(bytes.toString('utf8')));
}

export const readCapturedEml = (directory: string, name: string): Promise<Buffer | null> =>
  readIfThere(directory, name, 'eml');

async function readIfThere(directory: string, name: string, extension: 'json' | 'eml'): Promise<Buffer | null> {
  if (!isCapturedName(name)) return null;
  return readFile(join(directory, `${name}.${extension}`)).catch(() => null);
}
