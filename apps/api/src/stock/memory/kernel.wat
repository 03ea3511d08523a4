;; AND, OR, AND NOT and counting ones over whole sets, 16 bytes at a time. Parameters are addresses and a length in
;; bytes, all multiples of 16; the target may be one of the sets. kernel.wasm is compiled from this file: after a change
;; run `pnpm --filter @portal/api kernel`.
(module
  (import "stock" "memory" (memory 0 65536 shared))

  ;; target = left AND right
  (func (export "both") (param $target i32) (param $left i32) (param $right i32) (param $bytes i32)
    (local $at i32)
    (loop $blocks
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.and
          (v128.load (i32.add (local.get $left) (local.get $at)))
          (v128.load (i32.add (local.get $right) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $bytes)))))

  ;; target = left OR right
  (func (export "either") (param $target i32) (param $left i32) (param $right i32) (param $bytes i32)
    (local $at i32)
    (loop $blocks
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.or
          (v128.load (i32.add (local.get $left) (local.get $at)))
          (v128.load (i32.add (local.get $right) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $bytes)))))

  ;; target = left AND right AND NOT outside
  (func (export "within")
    (param $target i32) (param $left i32) (param $right i32) (param $outside i32) (param $bytes i32)
    (local $at i32)
    (loop $blocks
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.andnot
          (v128.and
            (v128.load (i32.add (local.get $left) (local.get $at)))
            (v128.load (i32.add (local.get $right) (local.get $at))))
          (v128.load (i32.add (local.get $outside) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $bytes)))))

  ;; number of ones in left AND right
  (func (export "countBoth") (param $left i32) (param $right i32) (param $bytes i32) (result i32)
    (local $at i32) (local $block v128) (local $sum i64)
    (loop $blocks
      (local.set $block
        (v128.and
          (v128.load (i32.add (local.get $left) (local.get $at)))
          (v128.load (i32.add (local.get $right) (local.get $at)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $block)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $block)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $bytes))))
    (i32.wrap_i64 (local.get $sum)))

  ;; number of ones in left AND right AND NOT outside
  (func (export "countWithin")
    (param $left i32) (param $right i32) (param $outside i32) (param $bytes i32) (result i32)
    (local $at i32) (local $block v128) (local $sum i64)
    (loop $blocks
      (local.set $block
        (v128.andnot
          (v128.and
            (v128.load (i32.add (local.get $left) (local.get $at)))
            (v128.load (i32.add (local.get $right) (local.get $at))))
          (v128.load (i32.add (local.get $outside) (local.get $at)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $block)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $block)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $bytes))))
    (i32.wrap_i64 (local.get $sum))))
