import { HttpResponse, http, type HttpHandler } from 'msw';
import type { Calls } from '../../../api/contract.ts';
import type { ServerErrorCode } from '../../../api/serverErrorCodes.ts';

/** A path of the contract. */
type Path = keyof Calls & string;

/** Calls that are never answered: what they bring goes on loading. */
export function pending(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => http.all(addressOf(path), () => new Promise<Response>(() => {})));
}

/** Calls that do not get through. */
export function networkError(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => http.all(addressOf(path), () => HttpResponse.error()));
}

/** Calls that the server answers with an error of its own. */
export function serverError(...paths: Path[]): HttpHandler[] {
  return paths.map((path) => rejected(path, 500, 'internal'));
}

/** A call that is refused, by the code of the contract. */
export function rejected(path: Path, status: number, code: ServerErrorCode): HttpHandler {
  return http.all(addressOf(path), () => HttpResponse.json({ code, message: code }, { status }));
}

function addressOf(path: Path): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
