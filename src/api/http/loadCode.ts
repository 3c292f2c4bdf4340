import { AppError } from '../../domain/appError.ts';

/**
 * Loads code, such as that of a call or a page.
 * @throws AppError `networkFailed` when it cannot be loaded
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('networkFailed', {
      cause,
      message: `Code could not be loaded: ${String(cause)}`,
    });
  }
}
