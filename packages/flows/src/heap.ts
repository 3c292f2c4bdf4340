/** A binary heap of numbers that returns the one with the smallest key first. */
export class Heap {
  #items: number[] = [];
  #keys: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, key: number): void {
    let place = this.#items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#keyAt(parent) <= key) break;
      this.#put(place, this.#itemAt(parent), this.#keyAt(parent));
      place = parent;
    }
    this.#put(place, item, key);
  }

  /**
   * Removes and returns the item with the smallest key. Throws a `RangeError` when the heap is
   * empty.
   */
  pop(): { item: number; key: number } {
    const [item, key] = [this.#items[0], this.#keys[0]];
    if (item === undefined || key === undefined) throw new RangeError('The heap is empty.');
    const lastItem = this.#items.pop() as number;
    const lastKey = this.#keys.pop() as number;
    if (this.#items.length > 0) this.#sink(lastItem, lastKey);
    return { item, key };
  }

  #sink(item: number, key: number): void {
    const count = this.#items.length;
    let place = 0;
    for (let child = 1; child < count; child = 2 * place + 1) {
      if (child + 1 < count && this.#keyAt(child + 1) < this.#keyAt(child)) child += 1;
      if (this.#keyAt(child) >= key) break;
      this.#put(place, this.#itemAt(child), this.#keyAt(child));
      place = child;
    }
    this.#put(place, item, key);
  }

  #put(place: number, item: number, key: number): void {
    this.#items[place] = item;
    this.#keys[place] = key;
  }

  #itemAt(place: number): number {
    return this.#items[place] as number;
  }

  #keyAt(place: number): number {
    return this.#keys[place] as number;
  }
}
