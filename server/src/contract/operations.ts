import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from './generated/schema.ts';

/** Shapes on the wire, by their names in the contract. */
export type Wire = components['schemas'];

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends string> =
  operations[Id]['parameters'] extends Record<Place, infer Found>
    ? NonNullable<Found>
    : operations[Id]['parameters'] extends { [Key in Place]?: infer Found }
      ? Exclude<Found, undefined>
      : unknown;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Found } };
}
  ? Found
  : unknown;

/** What the contract promises on success; nothing for an answer without a body. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Found } };
}
  ? Found
  : undefined;

/** A request that has passed the contract's checks. */
export type ContractRequest<Id extends OperationId> = FastifyRequest<{
  Params: Parameters<Id, 'path'>;
  Querystring: Parameters<Id, 'query'>;
  Headers: Parameters<Id, 'header'>;
  Body: Body<Id>;
}>;

/** Serves one operation: its result is the answer's body, sent with the contract's success status. */
export type Handler<Id extends OperationId> = (
  request: ContractRequest<Id>,
  reply: FastifyReply,
) => Promise<Answer<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
