/**
 * A value made from the catalogue's tables, kept in the process until they change. While changes cannot be
 * heard it is made anew each time.
 */
export class KeptUntilChange<Value> {
  private made: Promise<Value> | undefined;
  private usable = false;

  /**
   * Forgets the value, also one that is being made at this moment.
   * @param usable whether changes are heard
   */
  clear(usable: boolean): void {
    this.usable = usable;
    this.made = undefined;
  }

  /** The value; those who ask while it is made wait for the same one. */
  get(make: () => Promise<Value>): Promise<Value> {
    if (!this.usable) return make();
    if (this.made) return this.made;
    const made = make();
    this.made = made;
    made.catch(() => {
      if (this.made === made) this.made = undefined;
    });
    return made;
  }
}
