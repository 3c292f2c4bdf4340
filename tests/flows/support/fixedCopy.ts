import { checkoutCopy as checkout } from '../../../src/copy/checkout.ts';
import { errorCopy as errors } from '../../../src/copy/errors.ts';
import { flowersCopy as flowers } from '../../../src/copy/flowers.ts';
import { greetingCopy as greeting } from '../../../src/copy/greeting.ts';
import { helpCopy as help } from '../../../src/copy/help.ts';
import { homeCopy as home } from '../../../src/copy/home.ts';
import { orderPageCopy as orderPage } from '../../../src/copy/orderPage.ts';
import { stepNames as steps } from '../../../src/copy/orderProgress.ts';
import { paidBadge as paid, stageCopy as stages } from '../../../src/copy/orderState.ts';
import { placementCopy as placement } from '../../../src/copy/placement.ts';
import { profileCopy as profile } from '../../../src/copy/profile.ts';
import { profileEditorCopy as profileEditor } from '../../../src/copy/profileEditor.ts';
import { pushCopy as push } from '../../../src/copy/push.ts';
import { senderCopy as sender } from '../../../src/copy/sender.ts';
import { shellCopy as shell } from '../../../src/copy/shell.ts';
import { signInCopy as signIn } from '../../../src/copy/signIn.ts';

/**
 * The texts of a module of `src/copy` that stand by themselves, such as the names of buttons. The
 * tests state the sentences that the app composes.
 */
type Fixed<Copy> = {
  readonly [
    Key in keyof Copy as Copy[Key] extends (...values: never[]) => unknown ? never : Key
  ]: Copy[Key] extends string | readonly string[] ? Copy[Key] : Fixed<Copy[Key]>;
};

export const checkoutCopy: Fixed<typeof checkout> = checkout;
export const errorCopy: Fixed<typeof errors> = errors;
export const flowersCopy: Fixed<typeof flowers> = flowers;
export const greetingCopy: Fixed<typeof greeting> = greeting;
export const helpCopy: Fixed<typeof help> = help;
export const homeCopy: Fixed<typeof home> = home;
export const orderPageCopy: Fixed<typeof orderPage> = orderPage;
export const paidBadge: Fixed<typeof paid> = paid;
export const placementCopy: Fixed<typeof placement> = placement;
export const profileCopy: Fixed<typeof profile> = profile;
export const profileEditorCopy: Fixed<typeof profileEditor> = profileEditor;
export const pushCopy: Fixed<typeof push> = push;
export const senderCopy: Fixed<typeof sender> = sender;
export const shellCopy: Fixed<typeof shell> = shell;
export const signInCopy: Fixed<typeof signIn> = signIn;
export const stageCopy: Fixed<typeof stages> = stages;
export const stepNames: Fixed<typeof steps> = steps;
