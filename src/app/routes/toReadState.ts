import type { UseQueryResult } from '@tanstack/react-query';
import { toAppError } from '../../domain/appError.ts';
import type { ReadState } from '../../domain/readState.ts';

/**
 * Converts a query result to a read state for screens. Loaded data stays when a refetch fails. With
 * data, only `data` and `error` are read, so that a refetch that changes neither renders nothing.
 */
export function toReadState<Data>(query: UseQueryResult<Data>): ReadState<Data> {
  const { data, error } = query;
  if (data !== undefined)
    return { type: 'ready', data, refetchError: error === null ? null : toAppError(error).code };
  const { fetchStatus, failureReason } = query;
  if (error === null && fetchStatus !== 'paused') return { type: 'loading' };
  return {
    type: 'failed',
    code: fetchStatus === 'paused' ? 'offline' : toAppError(error ?? failureReason).code,
    isRetrying: fetchStatus === 'fetching',
    onRetry: () => void query.refetch(),
  };
}
