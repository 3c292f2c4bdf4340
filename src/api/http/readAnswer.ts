import * as v from 'valibot';
import { AppError } from '../../domain/appError.ts';

/** The part of an openapi-fetch result that is read here. */
interface Exchange<Data> {
  readonly data?: Data;
  readonly response: Response;
}

/** Resolves to `never`, a type error, when the schema does not accept the contract's type. */
type Fits<Data, Schema extends v.GenericSchema> = [Data] extends [v.InferInput<Schema>]
  ? unknown
  : never;

/**
 * Awaits a call and validates its answer.
 * @throws AppError `badResponse` with the field when the answer is not JSON, is empty or violates
 * the contract; otherwise the error of the call
 */
export async function readAnswer<Data, Schema extends v.GenericSchema>(
  call: Promise<Exchange<Data>>,
  schema: Schema & Fits<Data, Schema>,
): Promise<v.InferOutput<Schema>> {
  return (await readAnswerWithResponse<Data, Schema>(call, schema)).answer;
}

/** Does the same as `readAnswer` and also returns the response, for calls whose headers matter. */
export async function readAnswerWithResponse<Data, Schema extends v.GenericSchema>(
  call: Promise<Exchange<Data>>,
  schema: Schema & Fits<Data, Schema>,
): Promise<{ readonly answer: v.InferOutput<Schema>; readonly response: Response }> {
  const { data, response } = await awaitCall(call);
  return { answer: validateAnswer(data, schema, 'the upstream'), response };
}

/** Awaits a call and converts everything that it throws to an AppError. */
export async function awaitCall<Data>(call: Promise<Exchange<Data>>): Promise<Exchange<Data>> {
  try {
    return await call;
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    if (thrown instanceof SyntaxError) {
      throw new AppError('badResponse', {
        cause: thrown,
        message: `The upstream's answer is not JSON: ${thrown.message}`,
      });
    }
    throw new AppError('unexpected', {
      cause: thrown,
      message: `The call failed before it was sent: ${String(thrown)}`,
    });
  }
}

/** Validates a value and returns the output of the schema. Throws `badResponse`. */
export function validateAnswer<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw new AppError('badResponse', {
    field,
    cause: new v.ValiError(result.issues),
    message: `The answer of ${source} violates the contract at ${field ?? 'its root'}: ${issue.message}`,
  });
}

/** Parses a JSON text and validates it as `validateAnswer` does. */
export function validateJson<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  source: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('badResponse', { cause, message: `The answer of ${source} is not JSON.` });
  }
  return validateAnswer(value, schema, source);
}
