import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as Api from '@dukacita/shared/api';
import type * as Staff from '@dukacita/shared/staff';

/** The data types on the wire, by their names in the contracts. */
export type Wire = Api.components['schemas'] &
  Omit<Staff.components['schemas'], keyof Api.components['schemas']>;

type Operations = Api.operations & Staff.operations;

export type OperationId = keyof Operations;

/** The parameters of an operation in one location: path, query or header. */
type ParametersIn<Id extends OperationId, Location extends string> =
  Operations[Id]['parameters'] extends Record<Location, infer Found>
    ? NonNullable<Found>
    : Operations[Id]['parameters'] extends { [Key in Location]?: infer Found }
      ? Exclude<Found, undefined>
      : unknown;

type RequestBody<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Found } };
}
  ? Found
  : unknown;

/**
 * The response body of an operation on success: a buffer for a file, undefined for a response
 * without body.
 */
export type ResponseBody<Id extends OperationId> = Operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Found } };
}
  ? Found
  : Operations[Id]['responses'] extends { 200: { content: { 'application/octet-stream': string } } }
    ? Buffer
    : undefined;

/** The types of an operation's route. */
export interface RouteTypes<Id extends OperationId> {
  Params: ParametersIn<Id, 'path'>;
  Querystring: ParametersIn<Id, 'query'>;
  Headers: ParametersIn<Id, 'header'>;
  Body: RequestBody<Id>;
}

/** A request that was validated against the contract. */
export type ContractRequest<Id extends OperationId> = FastifyRequest<RouteTypes<Id>>;

/** Handles one operation; its result is the response body, sent with the success status. */
export type Handler<Id extends OperationId> = (
  request: ContractRequest<Id>,
  reply: FastifyReply,
) => Promise<ResponseBody<Id>>;
