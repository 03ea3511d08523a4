/**
 * The kinds of `infra/kubernetes` by apiVersion and kind. No package has the types of CloudNativePG and kustomize, so
 * they are declared here with the fields that the manifests use, which reveals a misspelt field. The manifests are valid
 * for the CRDs of CloudNativePG 1.30.0 and of its Barman Cloud plugin of August 2026. Check a new field in the CRD before
 * adding it.
 */
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import type {
  IPodMonitor,
  IPrometheusRule,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { IJob } from 'kubernetes-models/batch/v1'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IConfigMap, INamespace, IPersistentVolumeClaim, IService } from 'kubernetes-models/v1'

type Metadata = { name: string; labels?: Record<string, string>; annotations?: Record<string, string> }
type Key = { name: string; key: string }
type Plugin = { name: string; isWALArchiver?: boolean; parameters?: Record<string, string> }
type Resources = { requests?: Record<string, string>; limits?: Record<string, string> }
type Cluster = {
  metadata: Metadata
  spec: {
    instances: number
    imageName: string
    primaryUpdateStrategy?: 'unsupervised' | 'supervised'
    storage: { size: string; storageClass?: string }
    walStorage?: { size: string; storageClass?: string }
    bootstrap: {
      initdb: {
        database: string
        owner: string
        encoding?: string
        localeProvider?: string
        builtinLocale?: string
        dataChecksums?: boolean
      }
    }
    managed?: {
      roles: {
        name: string
        ensure?: 'present' | 'absent'
        login?: boolean
        passwordSecret?: { name: string }
      }[]
    }
    postgresql: {
      synchronous?: { method: 'any' | 'first'; number: number }
      parameters?: Record<string, string>
    }
    plugins?: Plugin[]
    resources?: Resources
  }
}
type ScheduledBackup = {
  metadata: Metadata
  spec: {
    schedule: string
    backupOwnerReference?: 'none' | 'self' | 'cluster'
    cluster: { name: string }
    method: 'plugin' | 'barmanObjectStore' | 'volumeSnapshot'
    pluginConfiguration?: { name: string }
  }
}
type ObjectStore = {
  metadata: Metadata
  spec: {
    retentionPolicy?: string
    configuration: {
      destinationPath: string
      endpointURL?: string
      s3Credentials: { accessKeyId: Key; secretAccessKey: Key }
      wal?: { compression?: string; encryption?: string }
      data?: { compression?: string; encryption?: string }
    }
  }
}
type Kustomization = {
  namespace?: string
  resources?: string[]
  components?: string[]
  images?: { name: string; newName: string; newTag?: string; digest?: string }[]
  labels?: { pairs: Record<string, string> }[]
}

export type Kinds = {
  'apps/v1 Deployment': IDeployment
  'autoscaling/v2 HorizontalPodAutoscaler': IHorizontalPodAutoscaler
  'batch/v1 Job': IJob
  'barmancloud.cnpg.io/v1 ObjectStore': ObjectStore
  'gateway.networking.k8s.io/v1 Gateway': IGateway
  'gateway.networking.k8s.io/v1 HTTPRoute': IHTTPRoute
  'kustomize.config.k8s.io/v1alpha1 Component': Kustomization
  'kustomize.config.k8s.io/v1beta1 Kustomization': Kustomization
  'monitoring.coreos.com/v1 PodMonitor': IPodMonitor
  'monitoring.coreos.com/v1 PrometheusRule': IPrometheusRule
  'networking.k8s.io/v1 NetworkPolicy': INetworkPolicy
  'policy/v1 PodDisruptionBudget': IPodDisruptionBudget
  'postgresql.cnpg.io/v1 Cluster': Cluster
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup
  'v1 ConfigMap': IConfigMap
  'v1 Namespace': INamespace
  'v1 PersistentVolumeClaim': IPersistentVolumeClaim
  'v1 Service': IService
}
