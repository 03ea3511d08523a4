;; OR, AND NOT, AND and counting ones over parts of sets. Parameters are addresses of sets and the bytes of a set to
;; process, from $at to $to, all multiples of 64; the target may be one of the sets. kernel.wasm is compiled from this
;; file: after a change run `pnpm --filter @portal/api kernel`.
(module
  (import "stock" "memory" (memory $sets 0 65536 shared))
  (import "stock" "steps" (memory $steps 1 1 shared))

  ;; target = left OR right
  (func (export "either") (param $target i32) (param $left i32) (param $right i32) (param $at i32) (param $to i32)
    (loop $blocks
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.or
          (v128.load (i32.add (local.get $left) (local.get $at)))
          (v128.load (i32.add (local.get $right) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $to)))))

  ;; number of ones in left AND right
  (func (export "countBoth") (param $left i32) (param $right i32) (param $at i32) (param $to i32) (result i32)
    (local $sum i64) (local $0 v128) (local $1 v128) (local $2 v128) (local $3 v128)
    (loop $blocks
      (local.set $0 (v128.and
        (v128.load (i32.add (local.get $left) (local.get $at)))
        (v128.load (i32.add (local.get $right) (local.get $at)))))
      (local.set $1 (v128.and
        (v128.load offset=16 (i32.add (local.get $left) (local.get $at)))
        (v128.load offset=16 (i32.add (local.get $right) (local.get $at)))))
      (local.set $2 (v128.and
        (v128.load offset=32 (i32.add (local.get $left) (local.get $at)))
        (v128.load offset=32 (i32.add (local.get $right) (local.get $at)))))
      (local.set $3 (v128.and
        (v128.load offset=48 (i32.add (local.get $left) (local.get $at)))
        (v128.load offset=48 (i32.add (local.get $right) (local.get $at)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $0)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $0)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $1)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $1)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $2)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $2)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $3)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $3)))))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $to))))
    (i32.wrap_i64 (local.get $sum)))

  ;; target = start, changed by the steps in turn; returns the number of ones. A step is the address of a set plus its
  ;; operation: 0 keeps the members of the set, 1 removes them, 2 to 4 keep the members of a union of several sets (2 its
  ;; first set, 3 further ones, 4 the last). All steps are applied to 64 bytes before the next 64, so that no
  ;; intermediate set is written, and the other steps are skipped when no bit is left.
  (func (export "match")
    (param $target i32) (param $start i32) (param $end i32) (param $at i32) (param $to i32) (result i32)
    (local $next i32) (local $step i32) (local $set i32) (local $sum i64)
    (local $0 v128) (local $1 v128) (local $2 v128) (local $3 v128)
    (local $u0 v128) (local $u1 v128) (local $u2 v128) (local $u3 v128)
    (loop $blocks
      (local.set $0 (v128.load (i32.add (local.get $start) (local.get $at))))
      (local.set $1 (v128.load offset=16 (i32.add (local.get $start) (local.get $at))))
      (local.set $2 (v128.load offset=32 (i32.add (local.get $start) (local.get $at))))
      (local.set $3 (v128.load offset=48 (i32.add (local.get $start) (local.get $at))))
      (local.set $next (i32.const 0))
      (block $done
        (loop $steps
          (br_if $done (i32.ge_u (local.get $next) (local.get $end)))
          (local.set $step (i32.load $steps (local.get $next)))
          (local.set $next (i32.add (local.get $next) (i32.const 4)))
          (local.set $set (i32.add (i32.and (local.get $step) (i32.const -64)) (local.get $at)))
          (block $applied
            (block $last (block $further (block $first (block $remove (block $keep
              (br_table $keep $remove $first $further $last (i32.and (local.get $step) (i32.const 63))))
              (local.set $0 (v128.and (local.get $0) (v128.load (local.get $set))))
              (local.set $1 (v128.and (local.get $1) (v128.load offset=16 (local.get $set))))
              (local.set $2 (v128.and (local.get $2) (v128.load offset=32 (local.get $set))))
              (local.set $3 (v128.and (local.get $3) (v128.load offset=48 (local.get $set))))
              (br $applied))
              (local.set $0 (v128.andnot (local.get $0) (v128.load (local.get $set))))
              (local.set $1 (v128.andnot (local.get $1) (v128.load offset=16 (local.get $set))))
              (local.set $2 (v128.andnot (local.get $2) (v128.load offset=32 (local.get $set))))
              (local.set $3 (v128.andnot (local.get $3) (v128.load offset=48 (local.get $set))))
              (br $applied))
              (local.set $u0 (v128.load (local.get $set)))
              (local.set $u1 (v128.load offset=16 (local.get $set)))
              (local.set $u2 (v128.load offset=32 (local.get $set)))
              (local.set $u3 (v128.load offset=48 (local.get $set)))
              (br $steps))
              (local.set $u0 (v128.or (local.get $u0) (v128.load (local.get $set))))
              (local.set $u1 (v128.or (local.get $u1) (v128.load offset=16 (local.get $set))))
              (local.set $u2 (v128.or (local.get $u2) (v128.load offset=32 (local.get $set))))
              (local.set $u3 (v128.or (local.get $u3) (v128.load offset=48 (local.get $set))))
              (br $steps))
            (local.set $0 (v128.and (local.get $0) (v128.or (local.get $u0) (v128.load (local.get $set)))))
            (local.set $1 (v128.and (local.get $1) (v128.or (local.get $u1) (v128.load offset=16 (local.get $set)))))
            (local.set $2 (v128.and (local.get $2) (v128.or (local.get $u2) (v128.load offset=32 (local.get $set)))))
            (local.set $3 (v128.and (local.get $3) (v128.or (local.get $u3) (v128.load offset=48 (local.get $set))))))
          (br_if $steps
            (v128.any_true
              (v128.or (v128.or (local.get $0) (local.get $1)) (v128.or (local.get $2) (local.get $3)))))))
      (v128.store (i32.add (local.get $target) (local.get $at)) (local.get $0))
      (v128.store offset=16 (i32.add (local.get $target) (local.get $at)) (local.get $1))
      (v128.store offset=32 (i32.add (local.get $target) (local.get $at)) (local.get $2))
      (v128.store offset=48 (i32.add (local.get $target) (local.get $at)) (local.get $3))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $0)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $0)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $1)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $1)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $2)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $2)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 0 (local.get $3)))))
      (local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64x2.extract_lane 1 (local.get $3)))))
      (local.set $at (i32.add (local.get $at) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $to))))
    (i32.wrap_i64 (local.get $sum))))
