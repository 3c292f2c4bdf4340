import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import type { ContractOperation } from './loadContract.ts';

/**
 * Creates a hook that checks the content type of a body. Fastify validates only bodies whose type
 * is in the contract.
 */
export function requireBody({ requestBody }: ContractOperation) {
  const types = Object.keys(requestBody?.content ?? {});
  return async (request: FastifyRequest) => {
    if (types.length === 0) return;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === undefined) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This operation requires a body of type ${types.join(' or ')}.`,
      );
    }
    if (!types.includes(type)) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This operation accepts ${types.join(' or ')}, not ${type.slice(0, 100)}.`,
      );
    }
  };
}
