import { createGreetingOrderLayer } from '../layers/greetingOrder.ts';
import { mockCast } from '../models/cast.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openStage } from './openStage.tsx';
import { runUiTours } from './runUiTours.ts';

const model = createGreetingOrderModel();
const layer = createGreetingOrderLayer(model, (opening) => openStage(opening, { session: mockCast.session, patience: 3_000 }));

runUiTours(model as never, layer as never, ['arrows', 'guards', 'outcomes', 'states']);
