import { createFlowerOrderLayer } from '../layers/flowerOrder.ts';
import { mockCast } from '../models/cast.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openStage } from './openStage.tsx';
import { runUiTours } from './runUiTours.ts';

const model = createFlowerOrderModel();
const layer = createFlowerOrderLayer(model, (opening) => openStage(opening, { session: mockCast.session, patience: 3_000 }));

runUiTours(model as never, layer as never, ['arrows', 'guards', 'outcomes', 'states', 'restarts']);
