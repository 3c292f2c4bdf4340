import { HttpResponse, http, type HttpHandler } from 'msw';
import type { Calls } from '../../../api/contract.ts';
import type { ServerErrorCode } from '../../../api/rejections/serverErrorCodes.ts';

/** A path of the contract. */
type Path = keyof Calls & string;

/** Creates handlers that never respond, so that the data keeps loading. */
export function pending(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => http.all(addressOf(path), () => new Promise<Response>(() => {})));
}

/** Creates handlers that fail with a network error. */
export function networkError(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => http.all(addressOf(path), () => HttpResponse.error()));
}

/** Creates handlers that respond with status 500. */
export function serverError(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => rejected(path, 500, 'internal'));
}

/** Creates a handler that rejects a call with an error code of the contract. */
export function rejected(path: Path, status: number, code: ServerErrorCode): HttpHandler {
  return http.all(addressOf(path), () => HttpResponse.json({ code, message: code }, { status }));
}

/** Creates a handler that responds with data. */
export function answered(path: Path, data: object): HttpHandler {
  return http.all(addressOf(path), () => HttpResponse.json(data));
}

function addressOf(path: Path): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
