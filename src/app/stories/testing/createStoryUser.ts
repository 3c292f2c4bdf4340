import { findAllByRole, findByRole, userEvent, waitFor, within } from 'storybook/test';

/** Creates a user of a story, who acts on visible elements and waits for them. */
export function createStoryUser(story: HTMLElement) {
  const waitOptions = { timeout: 20_000 };
  const find = (role: string, name: string | RegExp) =>
    findByRole(story, role, { name }, waitOptions);
  return {
    /**
     * Presses the last element with a role and name, once it is enabled. The last one is on the
     * page when the top bar has the same control.
     */
    async press(role: 'button' | 'link' | 'radio', name: string | RegExp) {
      const control = (await findAllByRole(story, role, { name }, waitOptions)).at(-1) ?? story;
      await waitFor(() => {
        if (control.matches(':disabled'))
          throw new Error(`"${control.textContent}" cannot be pressed yet.`);
      }, waitOptions);
      await userEvent.click(control);
    },
    /** Replaces the text of a field. */
    async write(name: string, text: string, role: 'textbox' | 'searchbox' = 'textbox') {
      const field = await find(role, name);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    /** Chooses an option by its text, once it is loaded. */
    async choose(name: string | RegExp, option: string) {
      const list = await find('combobox', name);
      await within(list).findByRole('option', { name: option }, waitOptions);
      await userEvent.selectOptions(list, option);
    },
    /** Waits for a page with this heading. */
    async stands(heading: string | RegExp) {
      await findByRole(story, 'heading', { level: 1, name: heading }, waitOptions);
    },
    /** Waits for a text on the page. */
    async reads(text: string | RegExp) {
      await within(story).findByText(text, {}, waitOptions);
    },
    /** Returns a user of a dialog, once it is open. */
    dialog: async (name: string) => createStoryUser(await find('dialog', name)),
  };
}
