import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../platform/files/index.ts';

export type S3Server = {
  readonly settings: S3Settings;
  stop(): Promise<void>;
};

/** A server that speaks S3, with one empty bucket, on a port of its own. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'plainclaim-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
