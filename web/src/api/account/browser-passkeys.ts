import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as z from 'zod/mini';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** The library reads them with care: what is no such options makes it throw. */
const creationOptions = z.custom<CreationOptions>(isRecord);
const requestOptions = z.custom<RequestOptions>(isRecord);

/** Has this device make a passkey; null when the person or the device says no. */
export async function makePasskey(options: unknown): Promise<unknown> {
  try {
    return await startRegistration({ optionsJSON: z.parse(creationOptions, options) });
  } catch {
    return null;
  }
}

/** Has this device sign with one of its passkeys; null when the person or the device says no. */
export async function signWithPasskey(options: unknown): Promise<unknown> {
  try {
    return await startAuthentication({ optionsJSON: z.parse(requestOptions, options) });
  } catch {
    return null;
  }
}
