const sameOutput =
  'The order reads the output of the placement, which does not depend on the final state. Machine paths kill it.';

/** The mutants of the placement that make no difference on any page, by id, with the reason. */
export const placementEquivalents: Readonly<Record<string, string>> = {
  'deleted: placing done(placeOrder)#1': sameOutput,
  'retargeted: placing done(placeOrder)#1 → rejected': sameOutput,
  'deleted: placing done(placeOrder)#3': sameOutput,
  'retargeted: placing done(placeOrder)#3 → placed': sameOutput,
  'guard dropped: placing done(placeOrder)#3 isKeyReused': sameOutput,
  'action dropped: outcomeUnknown order.retry clearError':
    'The page shows no error while the order is placed, and every outcome replaces the error.',
};
