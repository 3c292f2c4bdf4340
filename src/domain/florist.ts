import type { Rupiah } from './price.ts';

export interface Florist {
  readonly id: number;
  readonly photoUrl: string;
  readonly description: string;
}

export interface FloristProduct {
  readonly id: number;
  readonly name: string;
  readonly size: string;
  readonly photoUrl: string;
  readonly price: Rupiah;
}

export interface FloristProductDetail {
  readonly photoUrls: readonly string[];
  readonly description: string;
}
