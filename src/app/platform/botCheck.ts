/** The API of reCAPTCHA v3, which other providers implement too. */
interface Check {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

export interface BotCheckOptions {
  readonly siteKey: string;
  /** Absolute URL of the script. */
  readonly scriptUrl: string;
  /** How long to wait for a token, in ms. */
  readonly timeoutMs: number;
}

/**
 * Creates a function that requests a token for an action. The first call loads the script. The
 * function resolves to null on any error or timeout: the upstream decides what to do without a
 * token, so that a blocked or broken check does not break the page.
 */
export function createBotCheck(
  view: Window & typeof globalThis,
  { siteKey, scriptUrl, timeoutMs }: BotCheckOptions,
) {
  let loading: Promise<Check> | undefined;

  function load(): Promise<Check> {
    return (loading ??= new Promise<Check>((resolve, reject) => {
      const script = view.document.createElement('script');
      script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;
      script.addEventListener('load', () => {
        const { grecaptcha } = view as { grecaptcha?: Check };
        if (grecaptcha === undefined)
          reject(new Error('The bot check script did not define `grecaptcha`.'));
        else grecaptcha.ready(() => resolve(grecaptcha));
      });
      script.addEventListener('error', () => {
        loading = undefined;
        script.remove();
        reject(new Error('The bot check script could not be loaded.'));
      });
      view.document.head.append(script);
    }));
  }

  return async function token(action: string): Promise<string | null> {
    const timeout = new Promise<null>((resolve) => view.setTimeout(() => resolve(null), timeoutMs));
    const result = load().then((check) => check.execute(siteKey, { action }));
    return Promise.race([result.catch(() => null), timeout]);
  };
}
