import { MedusaService, Module } from '@medusajs/framework/utils'
import Vehicle from './models/vehicle.js'

export default Module('vehicle', { service: class extends MedusaService({ Vehicle }) {} })
