import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiFailure, ApiResult } from '../http/http-client.ts';
import { valueOf } from './server-query.ts';

export type Call<T> = {
  readonly isBusy: boolean;
  /** What the last call brought; null before it, and after a failure. */
  readonly value: T | null;
  /** Why the last call did not succeed; null while nothing failed. */
  readonly failure: ApiFailure | null;
  /** A press while the call is under way does nothing. */
  readonly run: (call: (signal: AbortSignal) => Promise<ApiResult<T>>) => void;
  /** Calls it off, and forgets how it ended. */
  readonly stop: () => void;
};

type Running<T> = { readonly call: (signal: AbortSignal) => Promise<ApiResult<T>>; readonly signal: AbortSignal };

/** One thing a button does, called off when its place on the page is gone. */
export function useCall<T = unknown>(): Call<T> {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const { isPending, data, error, mutate, reset } = useMutation({
    mutationFn: ({ call, signal }: Running<T>) => valueOf(call(signal)),
  });
  return {
    isBusy: isPending,
    value: data ?? null,
    failure: error,
    run: (call) => {
      if (isPending) return;
      controller.current = new AbortController();
      mutate({ call, signal: controller.current.signal });
    },
    stop: () => {
      controller.current?.abort();
      reset();
    },
  };
}
