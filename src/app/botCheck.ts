/** What the check's script puts on the window: the interface of reCAPTCHA v3, which others offer too. */
interface Check {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

export interface BotCheckOptions {
  readonly siteKey: string;
  /** The check's script, absolute. */
  readonly scriptUrl: string;
  /** How long the check may take, in ms. */
  readonly timeoutMs: number;
}

/**
 * Asks the check for tokens. Its script is loaded with the first one. Without an answer there is no token, and the
 * upstream decides: a check that is blocked or down is no failure of this page.
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
          reject(new Error('The script of the bot check gives no check.'));
        else grecaptcha.ready(() => resolve(grecaptcha));
      });
      script.addEventListener('error', () => {
        loading = undefined;
        script.remove();
        reject(new Error('The script of the bot check cannot be loaded.'));
      });
      view.document.head.append(script);
    }));
  }

  return async function token(action: string): Promise<string | null> {
    const late = new Promise<null>((resolve) => view.setTimeout(() => resolve(null), timeoutMs));
    const asked = load().then((check) => check.execute(siteKey, { action }));
    return Promise.race([asked.catch(() => null), late]);
  };
}
