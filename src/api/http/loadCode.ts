import { AppError } from '../../domain/appError.ts';

/**
 * Loads the code of a call.
 * @throws AppError `networkFailed` when it cannot be loaded
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('networkFailed', {
      cause,
      message: `The code of a call could not be loaded: ${String(cause)}`,
    });
  }
}
