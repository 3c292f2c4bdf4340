import { findAllByRole, findByRole, userEvent, waitFor, within } from 'storybook/test';

/** A person in front of a story: does and sees what a person can, and waits as long as a person would. */
export function createStoryUser(story: HTMLElement) {
  const patience = { timeout: 20_000 };
  const find = (role: string, name: string | RegExp) => findByRole(story, role, { name }, patience);
  return {
    /** Presses what has this role and name, once it can be pressed. What stands in the top bar, too, is pressed on the page. */
    async press(role: 'button' | 'link' | 'radio', name: string | RegExp) {
      const control = (await findAllByRole(story, role, { name }, patience)).at(-1) ?? story;
      await waitFor(() => {
        if (control.matches(':disabled'))
          throw new Error(`"${control.textContent}" cannot be pressed yet.`);
      }, patience);
      await userEvent.click(control);
    },
    /** Writes in a field in place of what stood there. */
    async write(name: string, text: string, role: 'textbox' | 'searchbox' = 'textbox') {
      const field = await find(role, name);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    /** Chooses an option by its words, once it is there. */
    async choose(name: string, option: string) {
      const list = await find('combobox', name);
      await within(list).findByRole('option', { name: option }, patience);
      await userEvent.selectOptions(list, option);
    },
    /** Stands before a page of this name. */
    async stands(heading: string | RegExp) {
      await findByRole(story, 'heading', { level: 1, name: heading }, patience);
    },
    /** Sees these words on the page. */
    async reads(words: string | RegExp) {
      await within(story).findByText(words, {}, patience);
    },
    /** The visitor of a dialog, once it is open. */
    dialog: async (name: string) => createStoryUser(await find('dialog', name)),
  };
}
