import * as v from 'valibot';
import { AppError } from '../domain/appError.ts';

/** What openapi-fetch settles with. */
interface Exchange<Data> {
  readonly data?: Data;
  readonly response: Response;
}

/** Makes a schema that the contract's type does not fit a compile error. */
type Fits<Data, Schema extends v.GenericSchema> = [Data] extends [v.InferInput<Schema>]
  ? unknown
  : never;

/**
 * Awaits a call and checks its answer.
 * @throws AppError: `badResponse` naming the field when the answer is no JSON, is empty or breaks the contract, or
 * whatever the call failed with
 */
export async function readAnswer<Data, Schema extends v.GenericSchema>(
  call: Promise<Exchange<Data>>,
  schema: Schema & Fits<Data, Schema>,
): Promise<v.InferOutput<Schema>> {
  return (await readExchange<Data, Schema>(call, schema)).answer;
}

/** As `readAnswer`, for calls whose response headers matter too. */
export async function readExchange<Data, Schema extends v.GenericSchema>(
  call: Promise<Exchange<Data>>,
  schema: Schema & Fits<Data, Schema>,
): Promise<{ readonly answer: v.InferOutput<Schema>; readonly response: Response }> {
  const { data, response } = await settled(call);
  return { answer: checked(data, schema, 'the upstream'), response };
}

/** Awaits a call, with whatever it throws turned into an AppError. */
export async function settled<Data>(call: Promise<Exchange<Data>>): Promise<Exchange<Data>> {
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

/** Checks a value against a schema and answers what the schema makes of it. */
export function checked<Schema extends v.GenericSchema>(
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
    message: `What ${source} answered breaks the contract at ${field ?? 'its top'}: ${issue.message}`,
  });
}
