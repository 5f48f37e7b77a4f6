import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { statisticsOf, type Store } from './open-store.js';

const megabyte = 1024 * 1024;
const zeros = new Uint8Array(megabyte);

/**
 * Space in the store's file ahead of what is written into it. lmdb itself must not meet a full disk: the message it
 * then writes overflows its buffer (lmdb 3.5.6, mdb_page_flush), which ends the process sooner or later.
 */
export class SpaceReserve {
  private size: number;
  /** The end of what may have been written so far, in pages: too high rather than too low. */
  private end = 0;
  private readonly pageSize: number;

  constructor(
    private readonly store: Store,
    private readonly file: string,
  ) {
    const { pageSize, lastPageNumber } = statisticsOf(store);
    this.pageSize = pageSize;
    this.end = lastPageNumber + 1;
    this.size = sizeOf(file);
    // A page that was cut off then reads as zeros, which lmdb reports, instead of ending the process.
    this.grow(this.end * pageSize);
  }

  /** Makes room for one more commit of values of these lengths (in bytes); throws the system's error when it can't. */
  ensure(lengths: readonly number[]): void {
    const pages = this.pagesFor(lengths);
    if ((this.end + pages) * this.pageSize > this.size) {
      this.end = statisticsOf(this.store).lastPageNumber + 1;
      this.grow((this.end + pages) * this.pageSize);
    }
    this.end += pages;
  }

  /** Pages for each value, for splits and branches, and for the list of free pages, which grows with the file. */
  private pagesFor(lengths: readonly number[]): number {
    let pages = 32 + Math.ceil(this.end / 256);
    for (const length of lengths) pages += 3 + Math.ceil((length + 16) / this.pageSize);
    return pages;
  }

  private grow(needed: number): void {
    if (needed <= this.size) return;
    const ample = needed + Math.min(64 * megabyte, Math.max(megabyte, this.size / 16));
    const descriptor = openSync(this.file, 'r+');
    try {
      this.fill(descriptor, ample);
    } catch (error) {
      if (this.size < needed) throw error;
    } finally {
      closeSync(descriptor);
    }
  }

  private fill(descriptor: number, end: number): void {
    while (this.size < end) {
      const length = Math.min(zeros.length, end - this.size);
      this.size += writeSync(descriptor, zeros, 0, length, this.size);
    }
  }
}

function sizeOf(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    return fstatSync(descriptor).size;
  } finally {
    closeSync(descriptor);
  }
}
