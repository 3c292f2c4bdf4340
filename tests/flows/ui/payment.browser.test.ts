import { createPaymentLayer } from '../layers/payment.ts';
import { mockCast } from '../models/cast.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openStage } from './openStage.tsx';
import { runUiTours } from './runUiTours.ts';

const model = createPaymentModel();
const layer = createPaymentLayer(model, mockCast, (opening) => openStage(opening, { session: mockCast.session, patience: 3_000 }));

runUiTours(model as never, layer as never, ['arrows', 'guards', 'outcomes', 'states']);
