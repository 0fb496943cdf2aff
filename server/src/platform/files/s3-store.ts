import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { checkedName, ObjectMissing, type ObjectStore } from './object-store.ts';

export type S3Settings = {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The smallest that S3 takes as a part; so much of a file is held in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024;
/** A service that is away is tried this often, with a growing pause, before a call fails. */
const TRIES = 4;
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 30_000;

/** A bucket, or what begins so in it. Every object goes with a checksum that the service compares. */
export function s3Store(settings: S3Settings, bucket: string, folder: string): ObjectStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
    // Stores other than Amazon's seldom have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const start = folder === '' ? '' : `${folder}/`;
  const keyOf = (name: string): string => `${start}${checkedName(name)}`;

  return {
    place: `s3://${bucket}/${folder}`,
    put: async (name, bytes) => {
      const params = {
        Bucket: bucket,
        Key: keyOf(name),
        Body: Readable.from(bytes),
        ChecksumAlgorithm: 'SHA256',
      } as const;
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
    },
    get: async function* (name, most) {
      const range = most === undefined ? {} : { Range: `bytes=0-${most - 1}` };
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name), ...range }))
        .catch(throwAsMissing);
      if (!(Body instanceof Readable)) throw new ObjectMissing();
      const pieces: AsyncIterable<Uint8Array> = Body;
      for await (const piece of pieces) yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    },
    has: async (name) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: keyOf(name) })).catch(throwAsMissing);
        return true;
      } catch (error) {
        if (error instanceof ObjectMissing) return false;
        throw error;
      }
    },
    list: async function* (beginning = '') {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: `${start}${beginning}`,
            ...(token === undefined ? {} : { ContinuationToken: token }),
          }),
        );
        yield (page.Contents ?? []).map(({ Key, LastModified, Size }) => ({
          name: (Key ?? '').slice(start.length),
          writtenMs: LastModified?.getTime() ?? 0,
          byteCount: Size ?? 0,
        }));
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
    clearUnfinished: async (beforeMs) => {
      const { Uploads = [] } = await client
        .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: start }))
        .catch(noneWhereUnknown);
      const old = Uploads.filter(({ Initiated }) => (Initiated?.getTime() ?? beforeMs) < beforeMs);
      for (const { Key, UploadId } of old) {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
      }
      return old.length;
    },
  };
}

function throwAsMissing(error: unknown): never {
  const isMissing = error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
  throw isMissing ? new ObjectMissing() : error;
}

/** Some stores do not tell of what was begun: they clear it away by rules of the bucket. */
function noneWhereUnknown(error: unknown): { readonly Uploads?: undefined } {
  if (error instanceof Error && error.name === 'NotImplemented') return {};
  throw error;
}
