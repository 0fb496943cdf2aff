import { err, ok } from '@plainclaim/domain';
import { createTransport } from 'nodemailer';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capturedName, describeCaptured } from './outbox-files.ts';
import { libraryMessage, type MailTransport, parseSender } from './transport.ts';

/**
 * Keeps mail in a folder instead of sending it: the default where no mail server is set. A mail that comes twice
 * replaces itself. Only the user who runs the server may read the files.
 */
export function fileTransport({
  directory,
  from,
}: {
  readonly directory: string;
  readonly from: string;
}): MailTransport {
  const sender = parseSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const write = async (file: string, content: string | Buffer) => {
    const unfinished = join(directory, `.${file}.part`);
    try {
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, join(directory, file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    send: async (message) => {
      const { message: eml } = await composer.sendMail(libraryMessage(message, sender));
      if (!Buffer.isBuffer(eml)) throw new TypeError('the mail library did not give the whole message');
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const name = capturedName(message);
        await write(`${name}.eml`, eml);
        // Last: what the page lists is complete.
        await write(`${name}.json`, JSON.stringify(describeCaptured(message), null, 2));
        return ok(null);
      } catch {
        return err({ code: 'mail.not_written', isPermanent: false });
      }
    },
    close: async () => {},
  };
}
