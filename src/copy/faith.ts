import type { Faith } from '../domain/faith.ts';

export const faithCopy: Readonly<Record<Faith, string>> = {
  islam: 'Islam',
  kristen: 'Kristen',
  katolik: 'Katolik',
  hindu: 'Hindu',
  buddha: 'Buddha',
  khonghucu: 'Khonghucu',
};
